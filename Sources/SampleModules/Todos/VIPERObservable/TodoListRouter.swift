import Stage
import TodosShared
import TraceRecording

/// Makes the list, and follows routes from it.
@Role(.router)
final class TodoListRouter: TodoListRouterProtocol {
  private var repository: TodoRepositoryProtocol
  @Unseen private weak var screen: ViewController?

  private init(repository: TodoRepositoryProtocol) {
    self.repository = repository
  }

  static func createModule(repository: TodoRepositoryProtocol) -> ViewController {
    let router = TodoListRouter(repository: repository)
    let interactor = TodoListInteractor(repository: repository)
    let presenter = TodoListPresenter(interactor: interactor, router: router)
    let view = TodoListView(presenter: presenter)
    router.screen = view
    return view
  }

  func navigate(to route: TodoListRoute) {
    switch route {
    case .todo(let todo):
      let detail = TodoDetailRouter.createModule(with: todo, repository: repository)
      screen?.navigationController?.pushViewController(detail, animated: true)
    }
  }
}
