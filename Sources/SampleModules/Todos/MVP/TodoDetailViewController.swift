import Stage
import TodosShared
import TraceRecording

/// Draws one to-do as its Presenter tells it to, and reports every action to the Presenter.
@Role(.view)
final class TodoDetailViewController: ViewController, TodoDetailContract.View {
  private var presenter: any TodoDetailContract.Presenter

  private let contentLabel = Label()
  private let messageLabel = Label()

  init(presenter: any TodoDetailContract.Presenter) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(contentLabel)
    view.addSubview(messageLabel)
    view.addSubview(Button(title: "Edit") { [weak self] in self?.presenter.editTodo() })
    view.addSubview(Button(title: "Delete") { [weak self] in self?.presenter.deleteTodo() })
    presenter.viewDidLoad()
  }

  // MARK: - TodoDetailContract.View

  func showTodo(title: String, content: String) {
    self.title = title
    contentLabel.text = content
    messageLabel.text = nil
  }

  func showErrorMessage(_ message: String) {
    messageLabel.text = message
  }

  func showForm(title: String, content: String) {
    let texts = (title, content)
    let form = TodoForm.alert("Edit to-do", filledWith: texts) { [weak self] title, content in
      self?.presenter.saveTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  func close() {
    navigationController?.popViewController(animated: true)
  }
}
