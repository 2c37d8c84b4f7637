/// An architecture, such as VIPER: a way to divide the work of a screen among objects.
public struct Architecture: Hashable, Sendable {
  /// The word for the architecture at the prompt, in lower case: `viper`.
  public let name: String
  /// The displayed name of the architecture: "VIPER".
  public let title: String

  /// Creates an architecture of a team's own.
  public init(name: String, title: String) {
    self.name = name
    self.title = title
  }

  /// The architecture Model, View, Controller, in which the Controller does all that Model and View do not.
  public static let mvc = Architecture(name: "mvc", title: "MVC")
  /// The architecture Model, View, Presenter, in which the Presenter asks for the data and tells a passive View what to show.
  public static let mvp = Architecture(name: "mvp", title: "MVP")
  /// The architecture Model, View, ViewModel, in which the ViewModel prepares what the View shows.
  public static let mvvm = Architecture(name: "mvvm", title: "MVVM")
  /// The architecture MVVM with Coordinators, in which a ViewModel tells its Coordinator where to go.
  public static let mvvmCoordinator = Architecture(name: "mvvm-c", title: "MVVM-C")
  /// The architecture MVVM with ViewModels that are `@Observable`: a View draws again when a value that it has read has changed.
  public static let mvvmObservable = Architecture(name: "mvvm-observable", title: "MVVM observable")
  /// The architecture View, Interactor, Presenter, Entity, Router, in which answers are callbacks.
  public static let viper = Architecture(name: "viper", title: "VIPER")
  /// The architecture VIPER with `async` methods in the place of callbacks.
  public static let viperAsync = Architecture(name: "viper-async", title: "VIPER async")
  /// The architecture VIPER with Presenters that are `@Observable`, Interactors that are actors, and Routers that follow route values.
  public static let viperObservable = Architecture(
    name: "viper-observable",
    title: "VIPER observable"
  )
  /// The architecture Repository, Presenter, View, Coordinator, in which state is published and the Coordinator owns the screens.
  public static let rpvc = Architecture(name: "rpvc", title: "RPVC")
  /// The architecture Clean Swift (VIP), in which messages go in a cycle from View to Interactor to Presenter to View.
  public static let cleanSwift = Architecture(name: "clean-swift", title: "Clean Swift")
  /// The architecture of RIBs: a tree of Router, Interactor and Builder, in which a Router attaches and detaches its children.
  public static let ribs = Architecture(name: "ribs", title: "RIBs")

  /// The architectures of this package's samples; architectures that a team defines are not included.
  public static let known: [Architecture] = [
    .mvc, .mvp, .mvvm, .mvvmCoordinator, .mvvmObservable, .viper, .viperAsync, .viperObservable,
    .rpvc, .cleanSwift, .ribs,
  ]
}
