import Stage
import TodosShared
import TraceRecording

/// Draws one to-do, and checks whether a new title is acceptable.
@Role(.view)
final class TodoDetailViewController: ViewController {
  var presenter: TodoDetailPresenterProtocol?

  private let contentLabel = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(contentLabel)
    view.addSubview(Button(title: "Edit") { [weak self] in self?.editTapped() })
    view.addSubview(Button(title: "Delete") { [weak self] in self?.deleteTapped() })
    presenter?.viewDidLoad()
  }

  private func deleteTapped() {
    presenter?.deleteTodo()
  }

  private func editTapped() {
    let texts = (title ?? "", contentLabel.text ?? "")
    let form = TodoForm.alert("Edit to-do", filledWith: texts) { [weak self] title, content in
      self?.editTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  private func editTodo(title: String, content: String) {
    guard TodoTitle.isAcceptable(title) else { return }
    presenter?.editTodo(title: title, content: content)
  }
}

// MARK: - TodoDetailViewProtocol

@Role extension TodoDetailViewController: TodoDetailViewProtocol {
  func showToDo(_ todo: TodoItem) {
    title = todo.title
    contentLabel.text = todo.content
  }
}
