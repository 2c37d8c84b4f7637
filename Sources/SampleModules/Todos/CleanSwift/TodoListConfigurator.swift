import TodosShared

/// Makes the scene of the list.
enum TodoListConfigurator {
  static func makeScene(store: TodoStoreProtocol) -> TodoListViewController {
    let viewController = TodoListViewController()
    let interactor = TodoListInteractor(store: store)
    let presenter = TodoListPresenter()
    let router = TodoListRouter(store: store)

    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    router.dataStore = interactor
    return viewController
  }
}
