import TodosShared

/// The interface of the Builder for the Router of the parent.
protocol TodoDetailBuildable: AnyObject {
  func build(withListener listener: any TodoDetailListener, todo: TodoItem) -> any ViewableRouting
}

/// Makes the screen of one to-do; the listener receives its changes.
final class TodoDetailBuilder: TodoDetailBuildable {
  private let store: any TodoStoreProtocol

  init(store: any TodoStoreProtocol) {
    self.store = store
  }

  func build(withListener listener: any TodoDetailListener, todo: TodoItem) -> any ViewableRouting {
    let viewController = TodoDetailViewController()
    let interactor = TodoDetailInteractor(todo: todo, presenter: viewController, store: store)
    interactor.listener = listener
    return TodoDetailRouter(interactor: interactor, viewController: viewController)
  }
}
