import Stage
import TodosShared
import TraceRecording

/// Draws what the Presenter tells it to show, and reports every action to the Presenter.
@Role(.view)
final class TodoListViewController: ViewController, TodoListContract.View, TableViewDataSource,
  TableViewDelegate
{
  private var presenter: any TodoListContract.Presenter

  private let tableView = TableView()
  private let messageLabel = Label()
  private var todos: [TodoRow] = []

  init(presenter: any TodoListContract.Presenter) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To-dos"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    view.addSubview(Button(title: "Add") { [weak self] in self?.presenter.addTodo() })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }

  // MARK: - TodoListContract.View

  func showTodos(_ todos: [TodoRow]) {
    self.todos = todos
    messageLabel.text = nil
    tableView.reloadData()
  }

  func showErrorMessage(_ message: String) {
    messageLabel.text = message
  }

  func showForm() {
    let form = TodoForm.alert("New to-do") { [weak self] title, content in
      self?.presenter.saveTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  func showTodo(builtBy builder: TodoDetailBuilder) {
    navigationController?.pushViewController(builder.makeScreen(), animated: true)
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
    presenter.deleteTodo(at: indexPath.row)
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.openTodo(at: indexPath.row)
  }
}
