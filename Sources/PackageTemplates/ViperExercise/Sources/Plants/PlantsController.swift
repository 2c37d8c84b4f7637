import Stage
import TraceRecording

/// Loads, sorts, formats, draws and deletes the plants, and opens the page of one: the work that five files will share.
@Role(.controller)
final class PlantsController: ViewController, TableViewDataSource, TableViewDelegate {
  private var store: PlantsStoreProtocol

  private let tableView = TableView()
  private let messageLabel = Label()
  private var plants: [Plant] = []

  init(store: PlantsStoreProtocol) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plants"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(messageLabel)
    loadPlants()
  }

  private func loadPlants() {
    do {
      plants = try store.fetchPlants().sorted { $0.days > $1.days }
      messageLabel.text = plants.isEmpty ? "No plants yet." : nil
    } catch {
      plants = []
      messageLabel.text = "Could not be loaded."
    }
    tableView.reloadData()
  }

  private func row(for plant: Plant) -> PlantsRow {
    let detail =
      switch plant.days {
      case 0: "today"
      case 1: "yesterday"
      default: "\(plant.days) days ago"
      }
    return PlantsRow(title: plant.name, detail: detail)
  }

  // MARK: - TableViewDataSource

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    plants.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let row = row(for: plants[indexPath.row])
    let cell = TableViewCell()
    cell.textLabel.text = row.title
    cell.detailTextLabel.text = row.detail
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
    store.deletePlant(plants[indexPath.row])
    loadPlants()
  }

  // MARK: - TableViewDelegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let detail = PlantDetailController()
    detail.showPlant(row(for: plants[indexPath.row]))
    navigationController?.pushViewController(detail, animated: true)
  }
}
