import Stage
import TodosShared
import TraceRecording

/// The interface of the Interactor for the View; receives actions, and the end of the screen.
@Doubled
protocol TodoDetailPresentableListener: AnyObject {
  func editTodo(title: String, content: String)
  func deleteTodo()
  func didClose()
}

/// Draws one to-do, and lets the user edit its texts; reports when it was left, also by Back.
@Role(.view)
final class TodoDetailViewController: ViewController, TodoDetailPresentable, ViewControllable {
  weak var listener: (any TodoDetailPresentableListener)?

  private let contentLabel = Label()
  private let messageLabel = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(contentLabel)
    view.addSubview(messageLabel)
    view.addSubview(Button(title: "Edit") { [weak self] in self?.askForTexts() })
    view.addSubview(Button(title: "Delete") { [weak self] in self?.listener?.deleteTodo() })
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { listener?.didClose() }
  }

  private func askForTexts() {
    let texts = (title ?? "", contentLabel.text ?? "")
    let form = TodoForm.alert("Edit to-do", filledWith: texts) { [weak self] title, content in
      self?.listener?.editTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  // MARK: - TodoDetailPresentable

  func showTodo(_ todo: TodoPage) {
    title = todo.title
    contentLabel.text = todo.content
    messageLabel.text = nil
  }

  func showErrorMessage(_ message: String) {
    messageLabel.text = message
  }
}
