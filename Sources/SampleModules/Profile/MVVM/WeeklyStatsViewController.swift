import Stage
import TraceRecording

/// Draws the weekly stats.
@Role(.view)
final class WeeklyStatsViewController: ViewController, TableViewDataSource {
  private let titleLabel = Label()
  private let messageLabel = Label()
  private let tableView = TableView()
  private var entries: [WeeklyStatsViewState.Entry] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    view.addSubview(titleLabel)
    view.addSubview(messageLabel)
    view.addSubview(tableView)
  }

  func show(_ stats: WeeklyStatsViewState) {
    titleLabel.text = "Weekly Stats"
    messageLabel.text = stats.message
    entries = stats.entries
    tableView.reloadData()
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = entries[indexPath.row].label
    cell.detailTextLabel.text = entries[indexPath.row].value
    return cell
  }
}
