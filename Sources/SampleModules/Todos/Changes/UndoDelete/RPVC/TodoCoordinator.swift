import Stage
import TodosShared
import TraceRecording

/// Makes the screens, owns the stack that they stand on, and has written what they ask for.
@Role(.coordinator)
final class TodoCoordinator {
  private let navigationController: NavigationController
  private var repository: TodoRepositoryProtocol
  private weak var listPresenter: TodoListPresenterProtocol?
  private weak var detailPresenter: TodoDetailPresenterProtocol?
  private var removedTodo: TodoItem?

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
      removedTodo = try repository.removeTodo(id: id)
      listPresenter?.report(nil)
      listPresenter?.offerUndo(true)
    } catch {
      listPresenter?.report(error)
    }
  }

  func didUndoRemoval() {
    guard let todo = removedTodo else { return }
    removedTodo = nil
    repository.restoreTodo(todo)
    listPresenter?.report(nil)
    listPresenter?.offerUndo(false)
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
