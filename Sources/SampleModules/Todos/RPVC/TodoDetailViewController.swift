import Publishing
import Stage
import TodosShared
import TraceRecording

/// Draws one to-do as the Presenter publishes it, and asks for its new texts.
@Role(.view)
final class TodoDetailViewController: ViewController {
  private var presenter: TodoDetailPresenterProtocol

  private let contentLabel = Label()
  private let messageLabel = Label()
  private var subscriptions: [Subscription] = []

  init(presenter: TodoDetailPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(contentLabel)
    view.addSubview(messageLabel)
    view.addSubview(Button(title: "Edit") { [weak self] in self?.askForTexts() })
    view.addSubview(Button(title: "Delete") { [weak self] in self?.presenter.deleteTodo() })
    subscriptions = [presenter.viewState().subscribe { [weak self] in self?.render($0) }]
  }

  private func render(_ state: TodoDetailViewState) {
    title = state.title
    contentLabel.text = state.content
    messageLabel.text = state.message
  }

  private func askForTexts() {
    let texts = (title ?? "", contentLabel.text ?? "")
    let form = TodoForm.alert("Edit to-do", filledWith: texts) { [weak self] title, content in
      self?.presenter.editTodo(title: title, content: content)
    }
    present(form, animated: true)
  }
}
