import Stage
import TodosShared
import TraceRecording

/// What the Presenters may ask of the Coordinator.
@Traced
protocol TodoCoordinatorProtocol: AnyObject {
  func showDetail(of todo: TodoItem)
  func closeDetail()
}

/// Owns the list, makes the screens, and leads from one to the other.
@Role(.coordinator)
final class TodoCoordinator: TodoCoordinatorProtocol {
  private var repository: TodoRepositoryProtocol
  private var rootViewController: ViewController?

  init(repository: TodoRepositoryProtocol) {
    self.repository = repository
  }

  func start() -> ViewController {
    let presenter = TodoListPresenter(repository: repository)
    presenter.coordinator = self
    let view = TodoListViewController(presenter: presenter)
    rootViewController = view
    return view
  }

  func showDetail(of todo: TodoItem) {
    let presenter = TodoDetailPresenter(todo: todo, repository: repository)
    presenter.coordinator = self
    let view = TodoDetailViewController(presenter: presenter)
    rootViewController?.navigationController?.pushViewController(view, animated: true)
  }

  func closeDetail() {
    rootViewController?.navigationController?.popViewController(animated: true)
  }
}
