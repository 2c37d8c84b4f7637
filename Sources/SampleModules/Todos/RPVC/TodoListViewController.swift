import Publishing
import Stage
import TodosShared
import TraceRecording

/// Receives the requests of the list to open, add or remove a to-do.
@Doubled
protocol TodoListViewControllerDelegate: AnyObject {
  func didSelectTodo(id: Int)
  func didAddTodo(title: String, content: String)
  func didRemoveTodo(id: Int)
}

/// Draws the list that the Presenter publishes, and lets the user add to-dos.
@Role(.view)
final class TodoListViewController: ViewController, TableViewDataSource, TableViewDelegate {
  weak var delegate: TodoListViewControllerDelegate?

  private var presenter: TodoListPresenterProtocol
  private var subscription: Subscription?

  private let tableView = TableView()
  private let messageLabel = Label()
  private var rows: [TodoListViewState.Row] = []

  init(presenter: TodoListPresenterProtocol) {
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
    view.addSubview(Button(title: "Add") { [weak self] in self?.askForTodo() })
    subscription = presenter.bind().subscribe { [weak self] in self?.render($0) }
  }

  private func render(_ state: TodoListViewState) {
    rows = state.rows
    messageLabel.text = state.message
    tableView.reloadData()
  }

  private func askForTodo() {
    let form = TodoForm.alert("New to-do") { [weak self] title, content in
      self?.delegate?.didAddTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = rows[indexPath.row].title
    cell.detailTextLabel.text = rows[indexPath.row].excerpt
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
    delegate?.didRemoveTodo(id: rows[indexPath.row].id)
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.didSelectTodo(id: rows[indexPath.row].id)
  }
}
