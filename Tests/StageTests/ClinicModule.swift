import Stage
import TraceRecording

/// A desk that answers with a callback or asynchronously.
protocol ClinicDeskProtocol: AnyObject {
  func callNext(_ completion: @escaping (String) -> Void)
  func nextName() async -> String
}

/// Calls names after 300 ms, or 200 ms for the asynchronous method, on the queue `io`.
@Role("Desk", as: .interactor)
final class ClinicDesk: ClinicDeskProtocol {
  private let surroundings: Surroundings

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  func callNext(_ completion: @escaping (String) -> Void) {
    surroundings.ioQueue.async(afterMilliseconds: 300) { [surroundings] in
      surroundings.mainQueue.async { completion("보람") }
    }
  }

  func nextName() async -> String {
    await withCheckedContinuation { continuation in
      surroundings.ioQueue.async(afterMilliseconds: 200) { continuation.resume(returning: "Ada") }
    }
  }
}

/// A screen with asynchronous work, an alert and a child, for tests of the stage.
@Role(.controller)
final class ClinicViewController: ViewController, TableViewDataSource {
  var desk: ClinicDeskProtocol?

  let tableView = TableView()
  let field = TextField(placeholder: "Note")
  let indicator = ActivityIndicatorView()
  let clock = ClinicClockViewController()
  var names = ["Zoe"]
  var left: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Clinic"
    tableView.dataSource = self
    tableView.refreshControl = RefreshControl { [weak self] in self?.callNext() }
    view.addSubview(tableView)
    view.addSubview(indicator)
    view.addSubview(field)
    view.addSubview(Button(title: "Ask") { [weak self] in self?.ask() })
    view.addSubview(Button(title: "Await") { [weak self] in self?.awaitNext() })
    addChild(clock)
    view.addSubview(clock.view)
  }

  override func viewDidDisappear(_ animated: Bool) {
    left.append(isMovingFromParent ? "for good" : "for now")
  }

  private func callNext() {
    indicator.startAnimating()
    desk?.callNext { [weak self] name in self?.show(name) }
  }

  private func awaitNext() {
    indicator.startAnimating()
    task { [weak self] in
      guard let name = await self?.desk?.nextName(), !Task.isCancelled else { return }
      self?.show(name)
    }
  }

  private func show(_ name: String) {
    indicator.stopAnimating()
    names.append(name)
    tableView.reloadData()
  }

  private func ask() {
    let alert = AlertController(title: "Who is it?")
    alert.addAction(AlertAction(title: "Never mind", style: .cancel))
    present(alert, animated: true)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 0
  }
}

final class ClinicClockViewController: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Label(text: "Open until six"))
  }
}

extension Variant {
  static var clinic: Variant {
    Variant(.mvc) { surroundings in
      let controller = ClinicViewController()
      controller.desk = ClinicDesk(surroundings)
      return controller
    }
  }
}

/// Returns a stage with the opened clinic, after some actions.
func clinic(_ actions: Action...) throws -> HeadlessStage {
  let stage = HeadlessStage(.clinic, given: "ready")
  for action in [.open] + actions { try stage.perform(action) }
  return stage
}
