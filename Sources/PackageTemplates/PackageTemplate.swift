/// A package that is written as a starting point.
///
/// Its folders here, one over the other, are that package under the name `Orders`.
public enum PackageTemplate: String, CaseIterable, Sendable {
  case viper = "VIPER"
  case mvvm = "MVVM"
  case mvc = "MVC"
  case rpvc = "RPVC"
  case presenterExercise = "PresenterExercise"
  case leakExercise = "LeakExercise"

  /// The templates of modules; the first is the default.
  public static let modules: [PackageTemplate] = [.viper, .mvvm, .mvc, .rpvc]

  /// The templates of exercises, in which something is missing.
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
      var texts: [String: String] = [:]
      for layer in layers {
        for file in EmbeddedTexts.files(in: ([layer] + folder).joined(separator: "/")) {
          texts["\(file.name)"] = "\(file.text)"
        }
      }
      return texts.sorted { $0.key < $1.key }.map { name, text in
        File(path: (folder + [name]).joined(separator: "/"), text: text)
      }
    }
  }

  /// The folders that hold its files; a later one's take the place of an earlier one's.
  private var layers: [String] {
    let shared =
      switch self {
      case .viper: ["Module", "Row", "Roles"]
      case .mvvm, .rpvc: ["Module", "Row", "ViewState"]
      case .mvc: ["Module"]
      case .presenterExercise, .leakExercise: ["Exercise", "Row", "Roles"]
      }
    return ["Common"] + shared + [rawValue]
  }

  /// The folders of a package in which there are texts.
  private static let folders = [
    [], ["Sources", "Orders"], ["Sources", "orders-lab"], ["Sources", "orders-lab", "Lessons"],
    ["Tests", "OrdersTests"],
  ]
}
