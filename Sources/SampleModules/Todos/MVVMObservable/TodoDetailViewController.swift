import Stage
import TodosShared
import TraceRecording

/// Draws what it reads of its ViewModel, lets the user edit the texts, and follows the ViewModel's route.
@Role(.view)
final class TodoDetailViewController: ViewController {
  private var viewModel: TodoDetailViewModelProtocol

  private let contentLabel = Label()
  private let messageLabel = Label()
  private var followedRoute: TodoDetailRoute?

  init(viewModel: TodoDetailViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(contentLabel)
    view.addSubview(messageLabel)
    view.addSubview(Button(title: "Edit") { [weak self] in self?.askForTexts() })
    view.addSubview(Button(title: "Delete") { [weak self] in self?.deleteTodo() })
  }

  /// Called again whenever a property that was read here has changed.
  override func updateProperties() {
    super.updateProperties()
    show(viewModel.page)
    follow(viewModel.route)
  }

  private func show(_ page: TodoPage) {
    title = page.title
    contentLabel.text = page.content
    messageLabel.text = page.message
  }

  private func follow(_ route: TodoDetailRoute?) {
    guard route != followedRoute else { return }
    followedRoute = route
    if route == .back { navigationController?.popViewController(animated: true) }
  }

  private func askForTexts() {
    let texts = (title ?? "", contentLabel.text ?? "")
    let form = TodoForm.alert("Edit to-do", filledWith: texts) { [weak self] title, content in
      self?.editTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  private func editTodo(title: String, content: String) {
    task { [viewModel] in await viewModel.editTodo(title: title, content: content) }
  }

  private func deleteTodo() {
    task { [viewModel] in await viewModel.deleteTodo() }
  }
}
