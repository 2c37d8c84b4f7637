import TodosShared

/// Makes the scene of one to-do, whose data store has no to-do yet.
enum TodoDetailConfigurator {
  static func makeScene(store: TodoStoreProtocol) -> TodoDetailViewController {
    let viewController = TodoDetailViewController()
    let interactor = TodoDetailInteractor(store: store)
    let presenter = TodoDetailPresenter()
    let router = TodoDetailRouter()

    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    router.dataStore = interactor
    return viewController
  }
}
