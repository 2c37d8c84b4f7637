import Stage
import TodosShared
import TraceRecording

/// Who is told what became of a to-do.
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
    guard TodoTitle.isAcceptable(title) else {
      messageLabel.text = TodoError.emptyTitle.message
      return
    }
    let edited = TodoItem(id: todo.id, title: title, content: content)
    do {
      try store.updateTodo(edited)
      todo = edited
      showTodo()
      delegate?.todoDetail(self, didEdit: todo)
    } catch {
      lose(error)
    }
  }

  private func deleteTodo() {
    do {
      try store.removeTodo(todo)
      delegate?.todoDetail(self, didDelete: todo)
      navigationController?.popViewController(animated: true)
    } catch {
      lose(error)
    }
  }

  /// The to-do is gone, so the list must not show it either.
  private func lose(_ error: TodoError) {
    messageLabel.text = error.message
    delegate?.todoDetail(self, didDelete: todo)
  }
}
