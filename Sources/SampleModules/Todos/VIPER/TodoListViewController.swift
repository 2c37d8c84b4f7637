import Stage
import TodosShared
import TraceRecording

/// Draws the list, lets the user add to-dos, and passes actions on rows to the Presenter.
@Role(.view)
final class TodoListViewController: ViewController, TodoListView, TableViewDataSource,
  TableViewDelegate
{
  var presenter: TodoListPresentation?

  private let tableView = TableView()
  private let messageLabel = Label()
  private var todos: [TodoRow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To-dos"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    view.addSubview(Button(title: "Add") { [weak self] in self?.askForTodo() })
    presenter?.viewDidLoad()
  }

  private func askForTodo() {
    let form = TodoForm.alert("New to-do") { [weak self] title, content in
      self?.presenter?.addTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  // MARK: - TodoListView

  func showTodos(_ todos: [TodoRow]) {
    self.todos = todos
    messageLabel.text = nil
    tableView.reloadData()
  }

  func showErrorMessage(_ message: String) {
    messageLabel.text = message
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    todos.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = todos[indexPath.row].title
    cell.detailTextLabel.text = todos[indexPath.row].excerpt
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    presenter?.removeTodo(at: indexPath.row)
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.showTodoDetail(at: indexPath.row)
  }
}
