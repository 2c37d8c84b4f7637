import Publishing
import Stage
import TodosShared
import TraceRecording

/// Draws the list as the Presenter publishes it, and asks for new to-dos.
@Role(.view)
final class TodoListViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private var presenter: TodoListPresenterProtocol

  private let tableView = TableView()
  private let messageLabel = Label()
  private var rows: [TodoListViewState.Row] = []
  private var subscriptions: [Subscription] = []

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
    subscriptions = [presenter.viewState().subscribe { [weak self] in self?.render($0) }]
  }

  private func render(_ state: TodoListViewState) {
    rows = state.rows
    messageLabel.text = state.message
    tableView.reloadData()
  }

  private func askForTodo() {
    let form = TodoForm.alert("New to-do") { [weak self] title, content in
      self?.presenter.addTodo(title: title, content: content)
    }
    present(form, animated: true)
  }

  private func askForRemoval(at index: Int) {
    let alert = AlertController(title: "Delete \(rows[index].title)?")
    alert.addAction(
      AlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.presenter.removeTodo(at: index)
      }
    )
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
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
    askForRemoval(at: indexPath.row)
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter.showDetail(at: indexPath.row)
  }
}
