import Stage
import TodosShared
import TraceRecording

/// Draws what it reads of its ViewModel, lets the user add to-dos, and follows the ViewModel's route.
@Role(.view)
final class TodoListViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private var viewModel: TodoListViewModelProtocol

  private let tableView = TableView()
  private let messageLabel = Label()
  private var todos: [TodoRow] = []
  private var followedRoute: TodoListRoute?

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
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    task { [viewModel] in await viewModel.load() }
  }

  /// Called again whenever a property that was read here has changed.
  override func updateProperties() {
    super.updateProperties()
    show(viewModel.content)
    follow(viewModel.route)
  }

  private func show(_ content: TodoListContent) {
    todos = content.rows
    messageLabel.text = content.message
    tableView.reloadData()
  }

  /// Opens the screen of a new route; a route that was followed already stays until the list appears again.
  private func follow(_ route: TodoListRoute?) {
    guard route != followedRoute else { return }
    followedRoute = route
    guard case .todo(let id)? = route, let detail = viewModel.detail(id: id) else { return }
    let detailViewController = TodoDetailViewController(viewModel: detail)
    navigationController?.pushViewController(detailViewController, animated: true)
  }

  private func askForTodo() {
    let form = TodoForm.alert("New to-do") { [weak self] title, content in
      self?.addTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  private func addTodo(title: String, content: String) {
    task { [viewModel] in await viewModel.addTodo(title: title, content: content) }
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
    task { [viewModel] in await viewModel.removeTodo(at: indexPath.row) }
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.openTodo(at: indexPath.row)
  }
}
