import Stage
import TodosShared
import TraceRecording

/// Draws the view state, lets the user add to-dos, and opens the screen of a to-do.
@Role(.view)
final class TodoListViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private var viewModel: TodoListViewModelProtocol

  private let tableView = TableView()
  private let messageLabel = Label()
  private var todos: [TodoRow] = []

  init(viewModel: TodoListViewModelProtocol) {
    self.viewModel = viewModel
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
    viewModel.onChange = { [weak self] in self?.show($0) }
    viewModel.load()
  }

  private func show(_ state: TodoListViewState) {
    todos = state.rows
    messageLabel.text = state.message
    tableView.reloadData()
  }

  private func askForTodo() {
    let form = TodoForm.alert("New to-do") { [weak self] title, content in
      self?.viewModel.addTodo(title: title, content: content)
    }
    present(form, animated: true)
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
    viewModel.removeTodo(at: indexPath.row)
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard let detail = viewModel.detail(at: indexPath.row) else { return }
    let detailViewController = TodoDetailViewController(viewModel: detail)
    navigationController?.pushViewController(detailViewController, animated: true)
  }
}
