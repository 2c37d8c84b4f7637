import Stage
import TraceRecording

/// Draws the weekly stats.
@Role(.view)
final class WeeklyStatsViewController: ViewController, TableViewDataSource {
  private let titleLabel = Label()
  private let messageLabel = Label()
  private let tableView = TableView()
  private var entries: [DashboardViewState.StatsEntry] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    view.addSubview(titleLabel)
    view.addSubview(messageLabel)
    view.addSubview(tableView)
  }

  func show(_ dashboard: DashboardViewState) {
    titleLabel.text = "Weekly Stats"
    messageLabel.text = dashboard.statsMessage
    entries = dashboard.statsEntries
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
