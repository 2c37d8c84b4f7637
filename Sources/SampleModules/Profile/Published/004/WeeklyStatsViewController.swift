import Stage
import TraceRecording

/// Draws the weekly stats.
@Role(.view)
final class WeeklyStatsViewController: ViewController, TableViewDataSource {
  private let titleLabel = Label()
  private let tableView = TableView()
  private var entries: [StatsEntryViewState] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    view.addSubview(titleLabel)
    view.addSubview(tableView)
  }

  func show(_ dashboard: DashboardViewState) {
    titleLabel.text = "Weekly Stats"
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
