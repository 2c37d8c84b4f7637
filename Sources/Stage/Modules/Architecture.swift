/// An architecture: a way to divide a feature among objects.
public struct Architecture: Hashable, Sendable {
  /// The word at the prompt, in lower case.
  public let name: String
  /// The displayed name.
  public let title: String

  /// Creates an architecture, for a team that has its own.
  public init(name: String, title: String) {
    self.name = name
    self.title = title
  }

  /// Model, View, Controller: the Controller does everything else.
  public static let mvc = Architecture(name: "mvc", title: "MVC")
  /// Model, View, ViewModel: the ViewModel prepares what the View shows.
  public static let mvvm = Architecture(name: "mvvm", title: "MVVM")
  /// View, Interactor, Presenter, Entity, Router.
  public static let viper = Architecture(name: "viper", title: "VIPER")
  /// VIPER with `async` methods in the place of callbacks.
  public static let viperAsync = Architecture(name: "viper-async", title: "VIPER async")
  /// Repository, Presenter, View, Coordinator: state is published, and the Coordinator owns the screens.
  public static let rpvc = Architecture(name: "rpvc", title: "RPVC")

  /// The architectures declared here.
  public static let known: [Architecture] = [.mvc, .mvvm, .viper, .viperAsync, .rpvc]
}
