import Stage
import TodosShared
import TraceRecording

/// The list, drawn from its Presenter.
@Role(.view)
final class TodoListView: ScreenView {
  private var presenter: TodoListPresentation

  init(presenter: TodoListPresentation) {
    self.presenter = presenter
    super.init()
  }

  override var body: [Element] {
    [
      .title("To-dos"),
      .rows(presenter.rows.map { ($0.title, $0.excerpt) }),
      .text(presenter.message),
      .button("Add") { [weak self] in self?.askForTodo() },
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task { [presenter] in await presenter.appear() }
  }

  override func selectRow(at index: Int) {
    presenter.openTodo(at: index)
  }

  override func deleteRow(at index: Int) {
    task { [presenter] in await presenter.deleteTodo(at: index) }
  }

  private func askForTodo() {
    let form = TodoForm.alert("New to-do") { [weak self] title, content in
      self?.addTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  private func addTodo(title: String, content: String) {
    task { [presenter] in await presenter.addTodo(title: title, content: content) }
  }
}
