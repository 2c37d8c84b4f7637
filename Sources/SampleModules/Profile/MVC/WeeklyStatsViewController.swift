import ProfileShared
import Stage
import TraceRecording

/// Formats and draws the weekly stats.
@Role(.controller)
final class WeeklyStatsViewController: ViewController, TableViewDataSource {
  private let titleLabel = Label()
  private let messageLabel = Label()
  private let tableView = TableView()
  private let numberFormatter = CompactNumberFormatter()
  private var entries: [WeeklyStats.Entry] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    view.addSubview(titleLabel)
    view.addSubview(messageLabel)
    view.addSubview(tableView)
  }

  func show(_ stats: WeeklyStats) {
    show(stats.entries, message: nil)
  }

  func showError(_ message: String) {
    show([], message: message)
  }

  private func show(_ entries: [WeeklyStats.Entry], message: String?) {
    self.entries = entries
    titleLabel.text = "Weekly Stats"
    messageLabel.text = message
    tableView.reloadData()
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = entries[indexPath.row].metric
    cell.detailTextLabel.text = numberFormatter.string(from: entries[indexPath.row].value)
    return cell
  }
}
