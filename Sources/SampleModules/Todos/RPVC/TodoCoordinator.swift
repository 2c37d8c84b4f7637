import Stage
import TodosShared
import TraceRecording

/// Makes the screens, owns their navigation stack, and has their changes saved.
@Role(.coordinator)
final class TodoCoordinator {
  private let navigationController: NavigationController
  private var repository: TodoRepositoryProtocol
  private weak var listPresenter: TodoListPresenterProtocol?
  private weak var detailPresenter: TodoDetailPresenterProtocol?

  init(navigationController: NavigationController, repository: TodoRepositoryProtocol) {
    self.navigationController = navigationController
    self.repository = repository
  }

  func start() {
    let presenter = TodoListPresenter(repository: repository)
    let list = TodoListViewController(presenter: presenter)
    list.delegate = self
    listPresenter = presenter
    navigationController.pushViewController(list, animated: false)
  }
}

// MARK: - TodoListViewControllerDelegate

@Role extension TodoCoordinator: TodoListViewControllerDelegate {
  func didSelectTodo(id: Int) {
    let presenter = TodoDetailPresenter(todoID: id, repository: repository)
    let detail = TodoDetailViewController(todoID: id, presenter: presenter)
    detail.delegate = self
    detailPresenter = presenter
    navigationController.pushViewController(detail, animated: true)
  }

  func didAddTodo(title: String, content: String) {
    do {
      try repository.addTodo(title: title, content: content)
      listPresenter?.report(nil)
    } catch {
      listPresenter?.report(error)
    }
  }

  func didRemoveTodo(id: Int) {
    do {
      try repository.removeTodo(id: id)
      listPresenter?.report(nil)
    } catch {
      listPresenter?.report(error)
    }
  }
}

// MARK: - TodoDetailViewControllerDelegate

@Role extension TodoCoordinator: TodoDetailViewControllerDelegate {
  func didEditTodo(id: Int, title: String, content: String) {
    do {
      try repository.updateTodo(TodoItem(id: id, title: title, content: content))
      detailPresenter?.report(nil)
    } catch {
      detailPresenter?.report(error)
    }
  }

  func didDeleteTodo(id: Int) {
    do {
      try repository.removeTodo(id: id)
      navigationController.popViewController(animated: true)
    } catch {
      detailPresenter?.report(error)
    }
  }
}
