import CollaborationRules
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
}

@Suite struct LeaksTextTests {
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
