import Stage
import TodosShared
import TraceRecording

/// Draws one to-do and asks for its new texts.
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
    bind()
    viewModel.load()
  }

  private func bind() {
    viewModel.onChange = { [weak self] todo in
      self?.show(todo)
    }
    viewModel.onError = { [weak self] message in
      self?.messageLabel.text = message
    }
    viewModel.onClose = { [weak self] in
      self?.navigationController?.popViewController(animated: true)
    }
  }

  private func show(_ todo: TodoPage) {
    title = todo.title
    contentLabel.text = todo.content
    messageLabel.text = nil
  }

  private func askForTexts() {
    let texts = (title ?? "", contentLabel.text ?? "")
    let form = TodoForm.alert("Edit to-do", filledWith: texts) { [weak self] title, content in
      self?.viewModel.editTodo(title: title, content: content)
    }
    present(form, animated: true)
  }
}
