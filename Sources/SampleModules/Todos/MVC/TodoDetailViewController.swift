import Stage
import TodosShared
import TraceRecording

/// Receives the edit or the deletion of a to-do.
@Doubled
protocol TodoDetailViewControllerDelegate: AnyObject {
  func todoDetail(_ detail: TodoDetailViewController, didEdit todo: TodoItem)
  func todoDetail(_ detail: TodoDetailViewController, didDelete todo: TodoItem)
}

/// Draws, edits and deletes one to-do.
@Role(.controller)
final class TodoDetailViewController: ViewController {
  weak var delegate: TodoDetailViewControllerDelegate?
  private var store: TodoStoreProtocol

  private let contentLabel = Label()
  private let messageLabel = Label()
  private var todo: TodoItem

  init(todo: TodoItem, store: TodoStoreProtocol) {
    self.todo = todo
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(contentLabel)
    view.addSubview(messageLabel)
    view.addSubview(Button(title: "Edit") { [weak self] in self?.askForTexts() })
    view.addSubview(Button(title: "Delete") { [weak self] in self?.deleteTodo() })
    showTodo()
  }

  private func showTodo() {
    title = todo.title
    contentLabel.text = todo.content
    messageLabel.text = nil
  }

  private func askForTexts() {
    let texts = (todo.title, todo.content)
    let form = TodoForm.alert("Edit to-do", filledWith: texts) { [weak self] title, content in
      self?.editTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  private func editTodo(title: String, content: String) {
    let edited = TodoItem(id: todo.id, title: title, content: content)
    do {
      try TodoModel.updateTodo(edited, in: store)
      todo = edited
      showTodo()
      delegate?.todoDetail(self, didEdit: todo)
    } catch {
      show(error)
    }
  }

  private func deleteTodo() {
    do {
      try store.removeTodo(todo)
      delegate?.todoDetail(self, didDelete: todo)
      navigationController?.popViewController(animated: true)
    } catch {
      show(error)
    }
  }

  /// Shows the error; reports a to-do that no longer exists as deleted, so the list removes it.
  private func show(_ error: TodoError) {
    messageLabel.text = error.message
    if case .gone(let todo) = error { delegate?.todoDetail(self, didDelete: todo) }
  }
}
