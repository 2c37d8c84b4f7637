import Traces

// The tables of the architectures. Their sources are the articles and guides that the documentation names.

extension LayerTable {
  /// The table of VIPER: View, Interactor, Presenter, Entity, Router.
  public static let viper = LayerTable(
    title: "VIPER",
    routes: [
      Route(.view, .presenter), Route(.presenter, .view, .interactor, .router),
      Route(.interactor, .presenter, .repository, .store), Route(.router, .view, .presenter),
      Route(.repository, .interactor, .store), Route(.store, .interactor, .repository),
    ],
    holds: [
      Route(.view, .presenter), Route(.presenter, .interactor, .router),
      Route(.interactor, .repository, .store), Route(.router, .repository, .store),
    ],
    shows: "A View shows what its Presenter has made ready, and no entity."
  )

  /// The table of RPVC: Repository, Presenter, View, Coordinator.
  public static let rpvc = LayerTable(
    title: "RPVC",
    routes: [
      Route(.view, .presenter, .coordinator), Route(.presenter, .view, .repository, .coordinator),
      Route(.repository, .presenter, .store), Route(.store, .repository),
      Route(.coordinator, .view, .presenter, .repository),
    ],
    holds: [
      Route(.view, .presenter), Route(.presenter, .repository),
      Route(.coordinator, .view, .repository, .coordinator),
    ],
    shows: "A View shows the state that its Presenter publishes, and no entity."
  )

  /// The table of MVVM without Coordinators: a View opens the next screen.
  public static let mvvm = LayerTable(
    title: "MVVM",
    routes: [
      Route(.view, .viewModel), Route(.viewModel, .view, .repository, .store),
      Route(.repository, .viewModel, .store), Route(.store, .viewModel, .repository),
    ],
    holds: [Route(.view, .viewModel), Route(.viewModel, .repository, .store)],
    shows: "A View shows the state of its ViewModel, to which it is bound, and no entity."
  )

  /// The table of MVVM-C: MVVM in which a Coordinator opens the screens.
  public static let mvvmCoordinator = LayerTable(
    title: "MVVM-C",
    routes: [
      Route(.view, .viewModel), Route(.viewModel, .view, .repository, .store, .coordinator),
      Route(.repository, .viewModel, .store), Route(.store, .viewModel, .repository),
      Route(.coordinator, .view, .viewModel, .repository),
    ],
    holds: [
      Route(.view, .viewModel), Route(.viewModel, .repository, .store),
      Route(.coordinator, .view, .repository, .store, .coordinator),
    ],
    shows: "A View shows the state of its ViewModel, to which it is bound, and no entity."
  )

  /// The table of MVP: the Presenter asks for data, without an Interactor.
  public static let mvp = LayerTable(
    title: "MVP",
    routes: [
      Route(.view, .presenter), Route(.presenter, .view, .repository, .store, .router),
      Route(.repository, .presenter, .store), Route(.store, .presenter, .repository),
      Route(.router, .view, .presenter),
    ],
    holds: [Route(.view, .presenter), Route(.presenter, .repository, .store, .router)],
    shows: "A View shows what its Presenter tells it to show, and no entity."
  )

  /// The table of MVC: a Controller connects views and data.
  public static let mvc = LayerTable(
    title: "MVC",
    routes: [
      Route(.controller, .view, .repository, .store), Route(.view, .controller),
      Route(.repository, .controller, .store), Route(.store, .controller, .repository),
    ],
    holds: [Route(.controller, .view, .repository, .store)],
    shows: "A View shows what its Controller sets in it."
  )

  /// The table of Clean Swift: messages go in a cycle from View to Interactor to Presenter to View.
  public static let cleanSwift = LayerTable(
    title: "Clean Swift",
    routes: [
      Route(.view, .interactor, .router), Route(.interactor, .presenter, .repository, .store),
      Route(.presenter, .view), Route(.router, .view, .interactor),
      Route(.repository, .interactor, .store), Route(.store, .interactor, .repository),
    ],
    holds: [
      Route(.view, .interactor, .router), Route(.interactor, .presenter, .repository, .store),
      Route(.router, .interactor),
    ],
    shows: "A View shows the view model that its Presenter has made from a response, and no entity."
  )

  /// The table of RIBs: the Interactor decides, its Router attaches and detaches children, a child tells its listener.
  public static let ribs = LayerTable(
    title: "RIBs",
    routes: [
      Route(.view, .interactor, .presenter), Route(.presenter, .view, .interactor),
      Route(.interactor, .view, .presenter, .router, .repository, .store),
      Route(.router, .view, .interactor, .presenter), Route(.repository, .interactor, .store),
      Route(.store, .interactor, .repository),
    ],
    holds: [
      Route(.router, .interactor, .view, .router),
      Route(.interactor, .view, .presenter, .repository, .store),
    ],
    shows: "A View shows what its Interactor or its Presenter tells it, and no entity."
  )
}
