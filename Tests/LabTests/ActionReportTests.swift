import CollaborationRules
import SequenceDiagrams
import Stage
import TerminalText
import Testing
import Traces

@testable import Lab

@Suite struct ActionReportTests {
  private let session = Session(settings: Settings(width: 200))

  @Test(arguments: [
    ["load todos", "open", "tap 1", "press Edit", "type Title Foo", "confirm", "back", "close"],
    ["load products", "open", "tap 1", "back", "tap 2", "back", "close"],
    ["load profile", "open", "wait", "wait", "press \"Edit name\"", "back", "close"],
    ["load products", "inject strong-view", "open", "tap 1", "back", "close"],
    ["load articles", "open", "close", "wait"],
  ])
  func `every row is drawn or named`(lines: [String]) async {
    var numbers: Set<Int> = []
    for line in lines {
      for line in await session.last(line).split(separator: "\n") {
        if let number = Int(line.drop { $0 == " " }.prefix { $0.isNumber }) {
          numbers.insert(number)
        }
      }
    }
    #expect(Set(1...session.trace.lastNumber).subtracting(numbers).isEmpty)
  }

  @Test func `names the survivors of each visit to a page`() async {
    _ = await session.last("load todos", "inject strong-view detail.presenter.view", "open")
    for visit in 1...3 {
      let text = await session.last("tap 1", "back")
      let ordinal = visit == 1 ? "" : ":\(visit)"
      let names = ["View", "Presenter", "Interactor", "Router"].map { "Detail.\($0)\(ordinal)" }
      let earlier = visit == 1 ? "" : ", and \(4 * (visit - 1)) from earlier visits"
      let said = "Still there: \(names.joined(separator: ", "))\(earlier)."
      #expect(text.unwrapped.contains(said))
      #expect(!text.contains("gone"))
    }
    let leaks = await session.last("leaks")
    #expect(leaks.hasPrefix("12 objects are still there, though the screen was left"))
  }

  @Test(arguments: [
    ("viper-observable", ["open  (reads body)"], ["(selectRow 0)", "Detail.View is shown: body"]),
    ("mvvm-observable", ["open  (calls viewDidLoad)"], ["(didSelectRowAt 0)"]),
    ("ribs", ["(calls LaunchController.viewDidLoad)", "View is shown: viewDidLoad"], []),
  ])
  func `names the calls of the stage`(name: String, opening: [String], tap: [String]) async {
    let session = Session()
    let text = await session.last("load todos \(name)", "open")
    #expect(opening.allSatisfy { text.contains($0) }, "\(text)")
    let next = await session.last("tap 1")
    #expect(tap.allSatisfy { next.contains($0) }, "\(next)")
  }

  @Test func `counts survivors without the Store, as leaks does`() async {
    let text = await session.last("load about", "inject strong-output", "open", "close")
    let names = "2 objects, Presenter, Interactor."
    #expect(text.contains("Still there, though nothing is on the screen: \(names)"))
    #expect(await session.last("leaks").hasPrefix("2 objects are still there, after close"))
  }

  @Test func `names no survivor that pending work may still hold`() async {
    let text = await session.last("load articles --as-published", "open", "close", "leaks")
    #expect(text.contains("1 thing is still due and may hold them.") && !text.contains("unseen"))
    #expect(await session.last("wait", "leaks").hasPrefix("Everybody is gone"))
  }

  @Test(arguments: ["confirm", "press Delete"])
  func `names the method of the View that a button called`(action: String) async {
    let opening = action == "confirm" ? "press Edit" : "screen"
    _ = await session.last("load todos", "open", "tap 1", opening, action)
    let row = session.trace.rows.last { $0.kind == .action }?.number ?? 0
    #expect(await session.last("why #\(row + 1)").contains("TodoDetailViewController.swift:"))
  }

  @Test func `draws all rows again after another load`() async {
    let text = await session.last("load products; open; filter presenter; load todos", "filter")
    #expect(text == "All rows are drawn.\n")
  }
}

@Suite struct RetentionReportTextTests {
  @Test
  func `tells a cycle of the open screen also while every object left may wait for work`() throws {
    var trace = try Trace(
      notation: """
        User -> View  open
          = calls View viewWillAppear(_:)
        User -> View  tap 1
          Router ->* Detail  View, Presenter
          = calls View viewWillDisappear(_:)
          = calls Detail.View viewWillAppear(_:)
        User -> Detail.View  back
          = calls Detail.View viewWillDisappear(_:)
          = calls View viewWillAppear(_:)
          User -x* Detail.View

        """
    )
    var event = Event(.graph, order: trace.events.count)
    let (view, presenter) = (Participant(named: "View"), Participant(named: "Presenter"))
    event.graph = ObjectGraph(
      participants: [Participant(named: "Detail.Presenter")],
      references: [.init(view, "presenter", to: presenter), .init(presenter, "view", to: view)]
    )
    trace = Trace(lanes: trace.lanes, events: trace.events + [event])
    let text = try #require(RetentionReport(in: trace)).text(pending: 1, width: 80).plain
    #expect(text.contains("1 object is still there: Detail.Presenter."))
    #expect(text.contains("1 thing is still due and may hold it."))
    #expect(text.contains("1 cycle stands while the screen is open"))
  }
}
