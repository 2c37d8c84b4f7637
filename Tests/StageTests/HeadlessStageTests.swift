import Stage
import Testing
import TraceRecording
import Traces

@Suite struct HeadlessStageTests {
  private func stage(_ actions: Action..., names: [String] = ["사과", "Pear"]) throws
    -> HeadlessStage
  {
    let stage = HeadlessStage(.shop(names), given: "ready")
    for action in actions { try stage.perform(action) }
    return stage
  }

  @Test func `draws a screen from top to bottom, and records it when it has changed`() throws {
    let stage = try stage(.open, .press("clear ALL"), .press("Clear all"))
    let lines: [Screen.Line] = [.row("사과"), .row("Pear"), .text("Cleared"), .button("Clear all")]
    #expect(stage.screen == Screen(title: "Shop", lines))
    #expect(stage.recorder.trace().events.count { $0.kind == .screen } == 2)
  }

  @Test func `shows a pushed screen, with the way back, once the running code has returned`() throws
  {
    let stage = try stage(.open, .tap(row: 2))
    #expect(stage.screen == Screen(title: "Pear", back: "Shop"))
    try stage.perform(.back)
    #expect(stage.screen?.title == "Shop")
  }

  @Test func `records every call of the stage, with the message inside as its consequence`() throws
  {
    let trace = try stage(.open, .tap(row: 1)).recorder.trace()
    let calls = trace.events.filter { $0.kind == .stage }.map { $0.message?.baseName ?? "" }
    #expect(
      calls == [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "tableView", "tableView", "tableView",
        "tableView", "viewDidLoad", "viewWillDisappear", "viewWillAppear", "viewDidDisappear",
        "viewDidAppear",
      ]
    )
    let message = try #require(trace.rows.first { $0.kind == .call })
    #expect(message.label == "wasTapped(\"사과\")")
    #expect(trace.causes(of: message).map(\.label) == ["tap 1"])
  }

  @Test func `releases all objects inside the action that closes it`() throws {
    let stage = try stage(.open, .close)
    let trace = stage.recorder.trace()
    let close = try #require(trace.rows.first { $0.label == "close" }?.number)
    let gone = trace.events.filter { $0.kind == .gone && $0.cause == close }.flatMap(\.objects)
    #expect(Set(gone.map(\.name)) == ["Controller", "Listener"])
    #expect(gone.count == 2)
    #expect(stage.screen == nil)
  }

  static let refused: [([Action], Action, String)] = [
    ([], .tap(row: 1), "Nothing is on the screen, so there is nothing to tap. Type  open  first."),
    ([], .back, "Nothing is on the screen, so there is nothing to leave. Type  open  first."),
    ([.open], .open, "The module is on the screen already.  screen  shows it."),
    ([.open], .tap(row: 0), "There is no row 0; rows are 1 to 2.  tap 1"),
    ([.open], .tap(row: 3), "There is no row 3; rows are 1 to 2.  tap 1"),
    ([.open], .tap(row: .min), "There is no row \(Int.min); rows are 1 to 2.  tap 1"),
    ([.open], .tapLabel("Plum"), "No row says \"Plum\". There are: 사과, Pear.  tap \"사과\""),
    (
      [.open], .press("Buy"), "No button says \"Buy\". There is: Clear all.  press \"Clear all\""
    ),
    ([.open], .back, "Shop is the first screen; there is none to go back to.  close  leaves it."),
    ([.open, .close], .open, "\(StageError.closed)"),
  ]

  @Test(arguments: refused) func `refuses impossible actions and records nothing`(
    before: [Action],
    action: Action,
    text: String
  ) throws {
    let stage = HeadlessStage(.shop(), given: "ready")
    for action in before { try stage.perform(action) }
    let events = stage.recorder.trace().events
    let error = #expect(throws: StageError.self) { try stage.perform(action) }
    #expect(error?.description == text)
    #expect(stage.recorder.trace().events == events)
  }

  @Test func `asks for each row once, however many there are`() throws {
    let names = (1...500).map { "Row \($0)" }
    let stage = try stage(.open, names: names)
    #expect(stage.screen?.rows.count == 500)
    let events = stage.recorder.trace().events
    #expect(events.count { $0.message?.name.contains("cellForRow") == true } == 500)
  }
}

protocol ShopListenerProtocol: AnyObject {
  func wasTapped(_ name: String)
}

/// A screen with a table, a button and a label, for tests of the stage.
@Role(.controller)
final class ShopViewController: ViewController, TableViewDataSource, TableViewDelegate {
  var listener: ShopListenerProtocol?

  let names: [String]
  let tableView = TableView()
  let label = Label()

  init(names: [String]) {
    self.names = names
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shop"
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    view.addSubview(label)
    view.addSubview(Button(title: "Clear all") { [weak self] in self?.label.text = "Cleared" })
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    listener?.wasTapped(names[indexPath.row])
    let page = ViewController()
    page.title = names[indexPath.row]
    navigationController?.pushViewController(page, animated: true)
  }
}

@Role("Listener", as: .presenter)
final class ShopListener: ShopListenerProtocol {
  func wasTapped(_ name: String) {}
}

extension Variant {
  /// Returns the shop with `names` as its rows.
  static func shop(_ names: [String] = ["사과", "Pear"]) -> Variant {
    Variant(.mvc) { _ in
      let controller = ShopViewController(names: names)
      controller.listener = ShopListener()
      return controller
    }
  }
}
