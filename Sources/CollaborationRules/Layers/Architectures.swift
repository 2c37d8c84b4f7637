import Traces

// The tables of the architectures. Their sources are the articles and guides that the documentation names.

extension LayerTable {
  /// View, Interactor, Presenter, Entity, Router.
  public static let viper = LayerTable(
    name: "viper",
    title: "VIPER",
    roads: [
      Road(.view, .presenter), Road(.presenter, .view, .interactor, .router),
      Road(.interactor, .presenter, .repository, .store), Road(.router, .view, .presenter),
      Road(.repository, .interactor, .store), Road(.store, .interactor, .repository),
    ],
    holds: [
      Road(.view, .presenter), Road(.presenter, .interactor, .router),
      Road(.interactor, .repository, .store),
    ],
    shows: "A View shows what its Presenter has made ready, and no entity."
  )

  /// Repository, Presenter, View, Coordinator.
  public static let rpvc = LayerTable(
    name: "rpvc",
    title: "RPVC",
    roads: [
      Road(.view, .presenter, .coordinator), Road(.presenter, .view, .repository, .coordinator),
      Road(.repository, .presenter, .store), Road(.store, .repository),
      Road(.coordinator, .view, .presenter, .repository),
    ],
    holds: [
      Road(.view, .presenter), Road(.presenter, .repository),
      Road(.coordinator, .view, .repository, .coordinator),
    ],
    shows: "A View shows the state that its Presenter publishes, and no entity."
  )

  /// MVVM in which a View opens the next screen itself.
  public static let mvvm = LayerTable(
    name: "mvvm",
    title: "MVVM",
    roads: [
      Road(.view, .viewModel), Road(.viewModel, .view, .repository, .store),
      Road(.repository, .viewModel, .store), Road(.store, .viewModel, .repository),
    ],
    holds: [Road(.view, .viewModel), Road(.viewModel, .repository, .store)],
    shows: "A View shows the state of its ViewModel, to which it is bound, and no entity."
  )

  /// MVVM in which a Coordinator opens the screens.
  public static let mvvmCoordinator = LayerTable(
    name: "mvvm-c",
    title: "MVVM-C",
    roads: [
      Road(.view, .viewModel), Road(.viewModel, .view, .repository, .store, .coordinator),
      Road(.repository, .viewModel, .store), Road(.store, .viewModel, .repository),
      Road(.coordinator, .view, .viewModel, .repository),
    ],
    holds: [
      Road(.view, .viewModel), Road(.viewModel, .repository, .store),
      Road(.coordinator, .view, .coordinator),
    ],
    shows: "A View shows the state of its ViewModel, to which it is bound, and no entity."
  )

  /// MVP: the Presenter asks for data itself.
  public static let mvp = LayerTable(
    name: "mvp",
    title: "MVP",
    roads: [
      Road(.view, .presenter), Road(.presenter, .view, .repository, .store, .router),
      Road(.repository, .presenter, .store), Road(.store, .presenter, .repository),
      Road(.router, .view, .presenter),
    ],
    holds: [Road(.view, .presenter), Road(.presenter, .repository, .store, .router)],
    shows: "A View shows what its Presenter tells it to show, and no entity."
  )

  /// MVC: a Controller connects views and data.
  public static let mvc = LayerTable(
    name: "mvc",
    title: "MVC",
    roads: [
      Road(.controller, .view, .repository, .store), Road(.view, .controller),
      Road(.repository, .controller, .store), Road(.store, .controller, .repository),
    ],
    holds: [Road(.controller, .view, .repository, .store)],
    shows: "A View shows what its Controller sets in it."
  )

  /// Clean Swift: messages go round in a cycle, View, Interactor, Presenter, View.
  public static let cleanSwift = LayerTable(
    name: "clean-swift",
    title: "Clean Swift",
    roads: [
      Road(.view, .interactor, .router), Road(.interactor, .presenter, .repository, .store),
      Road(.presenter, .view), Road(.router, .view, .interactor),
      Road(.repository, .interactor, .store), Road(.store, .interactor, .repository),
    ],
    holds: [Road(.view, .interactor, .router), Road(.interactor, .presenter, .repository, .store)],
    shows: "A View shows the view model that its Presenter has made from a response, and no entity."
  )

  /// RIBs: the Interactor decides, its Router attaches and detaches children, a child tells its listener.
  public static let ribs = LayerTable(
    name: "ribs",
    title: "RIBs",
    roads: [
      Road(.view, .interactor, .presenter), Road(.presenter, .view, .interactor),
      Road(.interactor, .view, .presenter, .router, .repository, .store),
      Road(.router, .view, .interactor, .presenter), Road(.repository, .interactor, .store),
      Road(.store, .interactor, .repository),
    ],
    holds: [
      Road(.router, .interactor, .view, .router),
      Road(.interactor, .presenter, .repository, .store),
    ],
    shows: "A View shows what its Interactor or its Presenter tells it, and no entity."
  )
}
