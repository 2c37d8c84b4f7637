import Stage
import TodosShared
import TraceRecording

/// Draws one to-do, and lets the user edit its texts.
@Role(.view)
final class TodoDetailViewController: ViewController, TodoDetailView {
  var presenter: TodoDetailPresentation?

  private let contentLabel = Label()
  private let messageLabel = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(contentLabel)
    view.addSubview(messageLabel)
    view.addSubview(Button(title: "Edit") { [weak self] in self?.askForTexts() })
    view.addSubview(Button(title: "Delete") { [weak self] in self?.presenter?.deleteTodo() })
    presenter?.viewDidLoad()
  }

  private func askForTexts() {
    let texts = (title ?? "", contentLabel.text ?? "")
    let form = TodoForm.alert("Edit to-do", filledWith: texts) { [weak self] title, content in
      self?.presenter?.editTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  // MARK: - TodoDetailView

  func showTodo(_ todo: TodoPage) {
    title = todo.title
    contentLabel.text = todo.content
    messageLabel.text = nil
  }

  func showErrorMessage(_ message: String) {
    messageLabel.text = message
  }
}
