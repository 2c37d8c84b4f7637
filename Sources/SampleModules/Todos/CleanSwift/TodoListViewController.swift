import Stage
import TodosShared
import TraceRecording

/// Draws the list, makes requests of the user's actions, and routes to the to-do that is selected.
@Role(.view)
final class TodoListViewController: ViewController, TodoListDisplayLogic, TableViewDataSource,
  TableViewDelegate
{
  var interactor: (any TodoListBusinessLogic)?
  var router: (any TodoListRoutingLogic)?

  private let tableView = TableView()
  private let messageLabel = Label()
  private var displayedTodos: [TodoList.DisplayedTodo] = []

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
    interactor?.fetchTodos(request: .init())
  }

  private func askForTodo() {
    let form = TodoForm.alert("New to-do") { [weak self] title, content in
      self?.interactor?.addTodo(request: .init(title: title, content: content))
    }
    present(form, animated: true)
  }

  // MARK: - TodoListDisplayLogic

  func displayTodos(viewModel: TodoList.FetchTodos.ViewModel) {
    displayedTodos = viewModel.displayedTodos
    messageLabel.text = nil
    tableView.reloadData()
  }

  func displaySelectedTodo(viewModel: TodoList.SelectTodo.ViewModel) {
    router?.routeToTodoDetail()
  }

  func displayError(viewModel: TodoList.ShowError.ViewModel) {
    messageLabel.text = viewModel.message
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    displayedTodos.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = displayedTodos[indexPath.row].title
    cell.detailTextLabel.text = displayedTodos[indexPath.row].excerpt
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
    interactor?.removeTodo(request: .init(index: indexPath.row))
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    interactor?.selectTodo(request: .init(index: indexPath.row))
  }
}
