import StageKit

/// Settings in sections, with a header and a footer each.
final class SettingsViewController: UITableViewController {
  private struct Section {
    let header: String?
    var rows: [String]
    let footer: String?
  }

  private let sections = [
    Section(
      header: "Library",
      rows: ["Download originals", "Merge duplicates"],
      footer: "Originals take more space."
    ),
    Section(header: nil, rows: ["Delete all photos"], footer: "This cannot be undone."),
  ]

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Help",
      primaryAction: UIAction { [weak self] _ in self?.showMessage("Ask at the desk.") }
    )
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
    view = tableView
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    showMessage("\(sections[indexPath.section].rows[indexPath.row]) is not available.")
  }

  private func showMessage(_ text: String) {
    let alert = UIAlertController(title: "Settings", message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
