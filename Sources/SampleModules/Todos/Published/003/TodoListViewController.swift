import Stage
import TodosShared
import TraceRecording

/// Draws the list, and creates the to-dos that the user adds.
@Role(.view)
final class TodoListViewController: ViewController, TableViewDataSource, TableViewDelegate {
  var presenter: TodoListPresenterProtocol?

  private let tableView = TableView()
  var todos: [TodoItem] = [] {
    didSet { tableView.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To-dos"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(Button(title: "Add") { [weak self] in self?.addTapped() })
  }

  override func viewWillAppear(_ animated: Bool) {
    presenter?.viewWillAppear()
  }

  private func addTapped() {
    let form = TodoForm.alert("New to-do") { [weak self] title, content in
      self?.addTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  private func addTodo(title: String, content: String) {
    guard TodoTitle.isAcceptable(title) else { return }
    presenter?.addTodo(TodoItem(title: title, content: content))
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    todos.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let todo = todos[indexPath.row]
    let cell = TableViewCell()
    cell.textLabel.text = todo.title
    cell.detailTextLabel.text = ContentFormatter().excerpt(from: todo.content)
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
    if editingStyle == .delete { presenter?.removeTodo(todos[indexPath.row]) }
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.showTodoDetail(todos[indexPath.row])
  }
}

// MARK: - TodoListViewProtocol

@Role extension TodoListViewController: TodoListViewProtocol {
  func showTodos(_ todos: [TodoItem]) {
    self.todos = todos
  }

  func showErrorMessage(_ message: String) {
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "OK"))
    present(alert, animated: true)
  }
}
