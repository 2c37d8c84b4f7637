/// A way to divide one feature among objects.
public struct Architecture: Hashable, Sendable {
  /// The word at the prompt, in lower case.
  public let name: String
  /// The word on the screen.
  public let title: String

  /// Makes an architecture, for a team that has its own.
  public init(name: String, title: String) {
    self.name = name
    self.title = title
  }

  /// Model, View, Controller: the Controller does what the others do not.
  public static let mvc = Architecture(name: "mvc", title: "MVC")
  /// Model, View, ViewModel: the View shows what the ViewModel has made ready.
  public static let mvvm = Architecture(name: "mvvm", title: "MVVM")
  /// View, Interactor, Presenter, Entity, Router.
  public static let viper = Architecture(name: "viper", title: "VIPER")
  /// VIPER, with methods that wait for their answers instead of being called back.
  public static let viperAsync = Architecture(name: "viper-async", title: "VIPER async")
  /// Repository, Presenter, View, Coordinator: state is published, the Coordinator owns the screens.
  public static let rpvc = Architecture(name: "rpvc", title: "RPVC")

  /// Those that have a name here, from the fewest kinds of objects on.
  public static let known: [Architecture] = [.mvc, .mvvm, .viper, .viperAsync, .rpvc]
}
