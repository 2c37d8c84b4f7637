import Stage
import Testing
import TraceRecording
import Traces

/// A screen that leaves itself whatever is done to it.
@Role(.controller)
private final class NoteViewController: ViewController, TableViewDataSource {
  private let tableView = TableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.refreshControl = RefreshControl { [weak self] in self?.leave() }
    view.addSubview(tableView)
    view.addSubview(Button(title: "Leave") { [weak self] in self?.leave() })
  }

  private func leave() {
    navigationController?.popViewController(animated: true)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: TableView,
    commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    leave()
  }
}

@Suite struct LeavingTests {
  @Test(arguments: [Action.press("Leave"), .delete(row: 1), .refresh, .back])
  func `releases a screen inside the action that removes it`(action: Action) throws {
    let variant = Variant(.mvc) { _ in
      let notes = ViewController()
      let open = Button(title: "Open") { [weak notes] in
        notes?.navigationController?.pushViewController(NoteViewController(), animated: true)
      }
      notes.view.addSubview(open)
      return notes
    }
    let stage = HeadlessStage(variant, given: "ready")
    for action in [.open, .press("Open"), action] { try stage.perform(action) }
    let rows = stage.recorder.trace().rows
    let gone = try #require(rows.last { $0.kind == .gone })
    #expect(gone.cause == rows.last { $0.kind == .action }?.number)
  }
}
