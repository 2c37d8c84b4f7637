/// A package that is written for somebody to go on with.
///
/// Its folder here is that package under the name `Orders`, so that what is written is what was built.
public enum PackageTemplate: String, CaseIterable, Sendable {
  case viper = "VIPER"
  case mvvm = "MVVM"
  case mvc = "MVC"
  case rpvc = "RPVC"
  case presenterExercise = "PresenterExercise"
  case leakExercise = "LeakExercise"

  /// Those that are a module of one's own, the one first that is written where nothing is said.
  public static let modules: [PackageTemplate] = [.viper, .mvvm, .mvc, .rpvc]

  /// Those in which something is missing.
  public static let exercises: [PackageTemplate] = [.presenterExercise, .leakExercise]

  /// A text of the package, with the path of its file inside it.
  public struct File: Equatable, Sendable {
    /// Where it stands, such as `Sources/Orders/OrdersPresenter.swift`.
    public let path: String
    /// All of it.
    public let text: String

    /// A text and its place.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// All texts, folder by folder.
  public var files: [File] {
    PackageTemplate.folders.flatMap { folder in
      EmbeddedTexts.files(in: ([rawValue] + folder).joined(separator: "/")).map { file in
        File(path: (folder + ["\(file.name)"]).joined(separator: "/"), text: "\(file.text)")
      }
    }
  }

  /// The folders of a package in which there are texts.
  private static let folders = [
    [], ["Sources", "Orders"], ["Sources", "orders-lab"], ["Sources", "orders-lab", "Lessons"],
    ["Tests", "OrdersTests"],
  ]
}
