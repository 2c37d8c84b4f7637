import Publishing
import Stage
import TodosShared
import TraceRecording

/// Receives the requests of the screen to edit or delete a to-do.
@Doubled
protocol TodoDetailViewControllerDelegate: AnyObject {
  func didEditTodo(id: Int, title: String, content: String)
  func didDeleteTodo(id: Int)
}

/// Draws the to-do that the Presenter publishes, and lets the user edit its texts.
@Role(.view)
final class TodoDetailViewController: ViewController {
  weak var delegate: TodoDetailViewControllerDelegate?

  private let todoID: Int
  private var presenter: TodoDetailPresenterProtocol
  private var subscription: Subscription?

  private let contentLabel = Label()
  private let messageLabel = Label()

  init(todoID: Int, presenter: TodoDetailPresenterProtocol) {
    self.todoID = todoID
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(contentLabel)
    view.addSubview(messageLabel)
    view.addSubview(Button(title: "Edit") { [weak self] in self?.askForTexts() })
    view.addSubview(Button(title: "Delete") { [weak self] in self?.delete() })
    subscription = presenter.bind().subscribe { [weak self] in self?.render($0) }
  }

  private func render(_ state: TodoDetailViewState) {
    title = state.title
    contentLabel.text = state.content
    messageLabel.text = state.message
  }

  private func askForTexts() {
    let texts = (title ?? "", contentLabel.text ?? "")
    let form = TodoForm.alert("Edit to-do", filledWith: texts) { [weak self] title, content in
      self?.edit(title: title, content: content)
    }
    present(form, animated: true)
  }

  private func edit(title: String, content: String) {
    delegate?.didEditTodo(id: todoID, title: title, content: content)
  }

  private func delete() {
    delegate?.didDeleteTodo(id: todoID)
  }
}
