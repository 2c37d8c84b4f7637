import Stage
import TodosShared
import TraceRecording

/// Draws one to-do, makes requests of the user's actions, and routes back to the list.
@Role(.view)
final class TodoDetailViewController: ViewController, TodoDetailDisplayLogic {
  var interactor: (any TodoDetailBusinessLogic)?
  var router: (any TodoDetailRoutingLogic)?

  private let contentLabel = Label()
  private let messageLabel = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(contentLabel)
    view.addSubview(messageLabel)
    view.addSubview(Button(title: "Edit") { [weak self] in self?.askForTexts() })
    view.addSubview(Button(title: "Delete") { [weak self] in self?.deleteTodo() })
    interactor?.showTodo(request: .init())
  }

  private func askForTexts() {
    let texts = (title ?? "", contentLabel.text ?? "")
    let form = TodoForm.alert("Edit to-do", filledWith: texts) { [weak self] title, content in
      self?.interactor?.editTodo(request: .init(title: title, content: content))
    }
    present(form, animated: true)
  }

  private func deleteTodo() {
    interactor?.deleteTodo(request: .init())
  }

  private func draw(_ todo: TodoDetail.DisplayedTodo) {
    title = todo.title
    contentLabel.text = todo.content
    messageLabel.text = nil
  }

  // MARK: - TodoDetailDisplayLogic

  func displayTodo(viewModel: TodoDetail.ShowTodo.ViewModel) {
    draw(viewModel.displayedTodo)
  }

  func displayEditedTodo(viewModel: TodoDetail.EditTodo.ViewModel) {
    draw(viewModel.displayedTodo)
  }

  func displayDeletedTodo(viewModel: TodoDetail.DeleteTodo.ViewModel) {
    router?.routeToTodoList()
  }

  func displayError(viewModel: TodoDetail.ShowError.ViewModel) {
    messageLabel.text = viewModel.message
  }
}
