import Stage
import TodosShared
import TraceRecording

/// Draws one to-do, and lets the user edit its texts.
@Role(.view)
final class TodoDetailViewController: ViewController {
  private var viewModel: TodoDetailViewModelProtocol

  private let contentLabel = Label()
  private let messageLabel = Label()

  init(viewModel: TodoDetailViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(contentLabel)
    view.addSubview(messageLabel)
    view.addSubview(Button(title: "Edit") { [weak self] in self?.askForTexts() })
    view.addSubview(Button(title: "Delete") { [weak self] in self?.viewModel.deleteTodo() })
    viewModel.onChange = { [weak self] in self?.show($0) }
    viewModel.load()
  }

  private func show(_ todo: TodoPage) {
    title = todo.title
    contentLabel.text = todo.content
    messageLabel.text = todo.message
    if todo.isDeleted { navigationController?.popViewController(animated: true) }
  }

  private func askForTexts() {
    let texts = (title ?? "", contentLabel.text ?? "")
    let form = TodoForm.alert("Edit to-do", filledWith: texts) { [weak self] title, content in
      self?.viewModel.editTodo(title: title, content: content)
    }
    present(form, animated: true)
  }
}
