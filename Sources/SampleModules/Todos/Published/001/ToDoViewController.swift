import Stage
import TraceRecording

/// Draws the list.
@Role(.view)
final class ToDoViewController: ViewController, ToDoView, TableViewDataSource {
  var presenter: ToDoPresentation?

  private let tableView = TableView()
  private var items: [ToDoItem] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To-dos"
    tableView.dataSource = self
    view.addSubview(tableView)
    presenter?.viewDidLoad()
  }

  // MARK: - ToDoView

  func showToDoItems(_ items: [ToDoItem]) {
    self.items = items
    tableView.reloadData()
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = items[indexPath.row].title
    return cell
  }
}
