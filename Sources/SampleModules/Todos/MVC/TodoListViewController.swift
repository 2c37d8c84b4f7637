import Stage
import TodosShared
import TraceRecording

/// Loads, adds and removes to-dos, draws the list, and opens the screen of a to-do.
@Role(.controller)
final class TodoListViewController: ViewController, TableViewDataSource, TableViewDelegate,
  TodoDetailViewControllerDelegate
{
  private var store: TodoStoreProtocol

  private let tableView = TableView()
  private let messageLabel = Label()
  private let contentFormatter = ContentFormatter()
  private var todos: [TodoItem] = []

  init(store: TodoStoreProtocol) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To-dos"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    view.addSubview(Button(title: "Add") { [weak self] in self?.askForTodo() })
    loadTodos()
  }

  private func loadTodos() {
    todos = store.loadTodos()
    messageLabel.text = nil
    tableView.reloadData()
  }

  // MARK: - Adding and removing

  private func askForTodo() {
    let form = TodoForm.alert("New to-do") { [weak self] title, content in
      self?.addTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  private func addTodo(title: String, content: String) {
    do {
      try TodoModel.addTodo(title: title, content: content, to: store)
      loadTodos()
    } catch {
      messageLabel.text = error.message
    }
  }

  private func removeTodo(_ todo: TodoItem) {
    do {
      try store.removeTodo(todo)
      loadTodos()
    } catch {
      loadTodos()
      messageLabel.text = error.message
    }
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    todos.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let todo = todos[indexPath.row]
    let cell = TableViewCell()
    cell.textLabel.text = todo.title
    cell.detailTextLabel.text = contentFormatter.excerpt(from: todo.content)
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
    removeTodo(todos[indexPath.row])
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let detail = TodoDetailViewController(todo: todos[indexPath.row], store: store)
    detail.delegate = self
    navigationController?.pushViewController(detail, animated: true)
  }

  // MARK: - TodoDetailViewControllerDelegate

  func todoDetail(_ detail: TodoDetailViewController, didEdit todo: TodoItem) {
    loadTodos()
  }

  func todoDetail(_ detail: TodoDetailViewController, didDelete todo: TodoItem) {
    loadTodos()
  }
}
