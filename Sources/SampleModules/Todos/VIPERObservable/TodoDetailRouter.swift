import Stage
import TodosShared
import TraceRecording

/// Makes the screen of one to-do, and leads back from it.
@Role(.router)
final class TodoDetailRouter: TodoDetailRouterProtocol {
  @Unseen private weak var screen: ViewController?

  static func createModule(
    with todo: TodoItem,
    repository: TodoRepositoryProtocol
  ) -> ViewController {
    let router = TodoDetailRouter()
    let interactor = TodoDetailInteractor(todo: todo, repository: repository)
    let presenter = TodoDetailPresenter(interactor: interactor, router: router)
    let view = TodoDetailView(presenter: presenter)
    router.screen = view
    return view
  }

  func navigate(to route: TodoDetailRoute) {
    switch route {
    case .back: screen?.navigationController?.popViewController(animated: true)
    }
  }
}
