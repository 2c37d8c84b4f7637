import Stage
import TodosShared
import TraceRecording

/// The interface of the Interactor for the View; receives the user's actions.
@Doubled
protocol TodoListPresentableListener: AnyObject {
  func openTodo(at index: Int)
  func addTodo(title: String, content: String)
  func removeTodo(at index: Int)
}

/// Draws the list, lets the user add to-dos, and shows the screen of one to-do over it.
@Role(.view)
final class TodoListViewController: ViewController, ViewControllable, TableViewDataSource,
  TableViewDelegate
{
  weak var listener: (any TodoListPresentableListener)?

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
  }

  private func askForTodo() {
    let form = TodoForm.alert("New to-do") { [weak self] title, content in
      self?.listener?.addTodo(title: title, content: content)
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
    listener?.removeTodo(at: indexPath.row)
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    listener?.openTodo(at: indexPath.row)
  }
}

// MARK: - TodoListPresentable

@Role extension TodoListViewController: TodoListPresentable {
  func showTodos(_ todos: [TodoRow]) {
    self.todos = todos
    messageLabel.text = nil
    tableView.reloadData()
  }

  func showErrorMessage(_ message: String) {
    messageLabel.text = message
  }
}

// MARK: - TodoListViewControllable

@Role extension TodoListViewController: TodoListViewControllable {
  func push(_ detail: any ViewControllable) {
    navigationController?.pushViewController(detail.viewController, animated: true)
  }

  func pop() {
    navigationController?.popViewController(animated: true)
  }
}
