/// A template of a package that `viperlab new` writes.
///
/// The folders named in `layers`, laid over each other, make up the package; its module is called `Orders`, or `Plants` in
/// `viperExercise`.
public enum PackageTemplate: String, CaseIterable, Sendable {
  case viper = "VIPER"
  case mvvm = "MVVM"
  case mvc = "MVC"
  case rpvc = "RPVC"
  case mvp = "MVP"
  case mvvmCoordinator = "MVVM-C"
  case cleanSwift = "Clean-Swift"
  case ribs = "RIBs"
  case presenterExercise = "PresenterExercise"
  case leakExercise = "LeakExercise"
  case viperExercise = "ViperExercise"

  /// The templates of complete modules; the first is the default.
  public static let modules: [PackageTemplate] = [
    .viper, .mvvm, .mvc, .rpvc, .mvp, .mvvmCoordinator, .cleanSwift, .ribs,
  ]

  /// The templates of exercises, whose code is incomplete and is to be completed by the learner.
  public static let exercises = allCases.filter { !modules.contains($0) }

  /// A file of the package that a template describes.
  public struct File: Equatable, Sendable {
    /// The path inside the package, such as `Sources/Orders/OrdersPresenter.swift`.
    public let path: String
    /// The text of the file.
    public let text: String

    /// Creates a file from its path inside the package and its text.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The files of the package, folder by folder, sorted by name within each folder.
  public var files: [File] {
    PackageTemplate.folders.flatMap { folder in
      var texts: [String: String] = [:]
      for layer in layers {
        for file in EmbeddedTexts.files(in: ([layer] + folder).joined(separator: "/")) {
          texts["\(file.name)"] = filled("\(file.text)")
        }
      }
      return texts.sorted { $0.key < $1.key }.map { name, text in
        File(path: (folder + [name]).joined(separator: "/"), text: text)
      }
    }
  }

  /// Returns a text that several templates share, with the names of this template's architecture in place of `{architecture}`,
  /// as typed, of `{title}`, and of `ARCHITECTURE`, as in `Architecture.viper`; in place of `{answer}`, with the number of the
  /// row in which the Store answers; in place of `ASSEMBLY`, with the statements that make the first controller; in place of
  /// other names in braces, with the texts below these names in the folder `Parts`; in place of `Orders`, with the module's name.
  public func filled(_ text: String) -> String {
    parts.reduce(text) { $0.replacing($1.name, with: $1.text) }
      .replacing("{architecture}", with: rawValue.lowercased()).replacing("{title}", with: title)
      .replacing("{answer}", with: answer)
      .replacing("ARCHITECTURE", with: "\(self)")
      .replacing("ASSEMBLY", with: assembly.replacing("\n", with: "\n          "))
      .replacing("Orders", with: moduleName)
  }

  private var moduleName: String { self == .viperExercise ? "Plants" : "Orders" }

  /// The placeholders and their texts from the `Parts` folders of all layers; the texts of later layers come first.
  ///
  /// A placeholder is a name in braces.
  private var parts: [(name: String, text: String)] {
    layers.reversed().flatMap { EmbeddedTexts.files(in: $0 + "/Parts") }
      .flatMap { "\n\($0.text)".split(separator: "\n{") }
      .map { part in
        let name = part.prefix { $0 != "\n" }
        return ("{" + name, String(part.dropFirst(name.count + 1).dropLast()))
      }
  }

  private var answer: String {
    switch self {
    case .mvc: "3"
    case .viper, .rpvc, .ribs: "5"
    default: "4"
    }
  }

  /// The statements of `OrdersModule.swift` that make the objects and return the first controller; empty for exercises.
  private var assembly: String {
    switch self {
    case .viper: "OrdersRouter.createModule(store: OrdersStore(surroundings.condition))"
    case .mvvm:
      """
      OrdersViewController(
        viewModel: OrdersViewModel(store: OrdersStore(surroundings.condition))
      )
      """
    case .mvc: "OrdersViewController(store: OrdersStore(surroundings.condition))"
    case .rpvc:
      coordinated("repository: OrdersRepository(store: OrdersStore(surroundings.condition))")
    case .mvp: "OrdersBuilder.makeScreen(store: OrdersStore(surroundings.condition))"
    case .mvvmCoordinator: coordinated("store: OrdersStore(surroundings.condition)")
    case .cleanSwift: "OrdersConfigurator.makeScene(store: OrdersStore(surroundings.condition))"
    case .ribs:
      """
      let builder = OrdersBuilder(store: OrdersStore(surroundings.condition))
      return OrdersLaunchController(router: builder.build())
      """
    case .presenterExercise, .leakExercise, .viperExercise: ""
    }
  }

  private func coordinated(_ argument: String) -> String {
    """
    let navigationController = NavigationController()
    let coordinator = OrdersCoordinator(
      navigationController: navigationController,
      \(argument)
    )
    surroundings.retain(coordinator)
    coordinator.start()
    return navigationController
    """
  }

  /// The displayed name of the template's architecture: `Clean Swift`.
  public var title: String { self == .cleanSwift ? "Clean Swift" : rawValue }

  /// The names of the folders with the template's files; a file in a later folder replaces that of the same path in an earlier one.
  private var layers: [String] {
    let shared: [String] =
      switch self {
      case .viper: ["Module", "Row", "Roles"]
      case .mvvm, .rpvc: ["Module", "Row", "ViewState"]
      case .mvc: ["Module"]
      case .mvp, .cleanSwift, .ribs: ["Module", "Row", "Relative"]
      case .mvvmCoordinator: ["Module", "Row", "ViewState", "MVVM", "Relative"]
      case .presenterExercise, .leakExercise: ["Exercise", "Row", "Roles"]
      case .viperExercise: ["Exercise"]
      }
    return (self == .viperExercise ? [] : ["Common"]) + shared + [rawValue]
  }

  /// The paths, as lists of names, of the package's folders that hold files.
  private static let folders = [
    [], ["Sources", "Orders"], ["Sources", "orders-lab"], ["Sources", "orders-lab", "Lessons"],
    ["Tests", "OrdersTests"], ["Sources", "Plants"], ["Tests", "PlantsTests"],
  ]
}
