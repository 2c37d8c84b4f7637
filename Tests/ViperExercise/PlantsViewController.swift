import Stage
import TraceRecording

/// Draws the rows, and passes taps on.
@Role(.view)
final class PlantsViewController: ViewController, PlantsViewProtocol, TableViewDataSource,
  TableViewDelegate
{
  var presenter: PlantsPresenterProtocol?

  private let tableView = TableView()
  private let messageLabel = Label()
  private var rows: [PlantsRow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plants"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    presenter?.viewDidLoad()
  }

  // MARK: - PlantsViewProtocol

  func showRows(_ rows: [PlantsRow]) {
    self.rows = rows
    messageLabel.text = nil
    tableView.reloadData()
  }

  func showMessage(_ message: String) {
    rows = []
    messageLabel.text = message
    tableView.reloadData()
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = rows[indexPath.row].title
    cell.detailTextLabel.text = rows[indexPath.row].detail
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
    presenter?.didDeleteRow(at: indexPath.row)
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.didSelectRow(at: indexPath.row)
  }
}
