import CollaborationRules
import TestSupport
import Testing
import Traces

/// Evaluates every rule for traces so long that a walk through the whole trace for each row would take hours.
@Suite struct LongTraceTests {
  private let user = Participant.user
  private let view = Participant(.view)
  private let presenter = Participant(.presenter)
  private let interactor = Participant(.interactor)

  private func trace(_ events: [Event]) -> Trace {
    var number = 0
    let numbered = events.map { event in
      var event = event
      if event.isRow {
        number += 1
        event.number = number
      }
      return event
    }
    return Trace(lanes: [user, view, presenter, interactor], events: numbered)
  }

  private func wired(_ target: Participant?, as property: String = "view") -> Event {
    var event = Event(.wired, from: presenter, to: target)
    event.seam = Seam(property, .weak, as: "ViewInput")
    return event
  }

  private func lost(_ loss: Event.Loss = .nil) -> Event {
    var event = Event(.lost, from: presenter, Message("show()"))
    event.seam = Seam("view", .weak, as: "ViewInput")
    event.loss = loss
    return event
  }

  private func call(
    _ sender: Participant,
    _ receiver: Participant,
    _ name: String,
    in row: Int? = nil
  )
    -> Event
  {
    var event = Event(.call, from: sender, to: receiver, Message(name, []))
    event.cause = row
    return event
  }

  @Test func `messages lost one after the other`() {
    let kept = trace([wired(nil)] + Array(repeating: lost(), count: Effort.count(30_000)))
    #expect(Review(Evidence(kept)).findings.map(\.name) == ["nil-link"])
    let released = trace(
      [wired(view), wired(nil)] + Array(repeating: lost(), count: Effort.count(30_000))
    )
    #expect(Review(Evidence(released)).findings == [])
  }

  @Test func `a reference that is set and set to nil many times`() {
    let visit = [wired(view), wired(nil), lost()]
    let trace = trace((0..<Effort.count(10_000)).flatMap { _ in visit })
    #expect(Review(Evidence(trace)).findings == [])
  }

  @Test func `calls inside each other`() {
    let calls = (0..<Effort.count(30_000)).map { depth in
      let isDown = depth.isMultiple(of: 2)
      return call(
        isDown ? view : presenter,
        isDown ? presenter : view,
        "f()",
        in: depth == 0 ? nil : depth
      )
    }
    #expect(Review(Evidence(trace(calls))).findings == [])
  }

  @Test func `unanswered requests inside each other`() {
    let calls = (0..<Effort.count(5_000)).map { depth in
      let (one, other) = (Participant(.interactor), Participant(.repository))
      let isDown = depth.isMultiple(of: 2)
      return call(isDown ? one : other, isDown ? other : one, "f\(depth)()", in: depth)
    }
    #expect(Review(Evidence(trace(calls))).findings.allSatisfy { $0.name == "no-reply" })
  }

  @Test func `requests for rows one after the other`() {
    let calls = (0..<Effort.count(30_000)).map { row in
      Event(.call, from: view, to: presenter, Message(text: "load(id: \(row))"))
    }
    #expect(Review(Evidence(trace(calls))).findings == [])
  }

  @Test func `screens on top of each other, and one that comes and goes`() {
    func stage(_ screen: Participant, _ name: String) -> Event {
      Event(.stage, to: screen, Message(name, []))
    }
    let many = (2...Effort.count(10_000)).map {
      stage(Participant(.view, ordinal: $0), "viewWillAppear(_:)")
    }
    let visits = (0..<Effort.count(10_000)).flatMap { _ in
      [
        Event(.action, from: user, to: view, Message("tap 1")),
        stage(view, "viewWillDisappear(_:)"),
        Event(.action, from: user, to: view, Message("back")), stage(view, "viewWillAppear(_:)"),
        call(presenter, view, "show()"),
      ]
    }
    #expect(Review(Evidence(trace(many + visits))).findings == [])
  }

  @Test func `released objects, each of another module`() {
    let events = (0..<Effort.count(10_000)).flatMap { number -> [Event] in
      let (owner, target) = (
        Participant(.view, module: "M\(number)"), Participant(.presenter, module: "M\(number)")
      )
      var wired = Event(.wired, from: owner, to: target)
      wired.seam = Seam("presenter", .weak, as: "PresenterInput")
      var gone = Event(.gone, to: target)
      gone.objects = [target]
      var lost = Event(.lost, from: owner, to: target, Message("load()"))
      lost.loss = .gone
      return [wired, gone, lost]
    }
    var assembled = trace(events)
    for index in assembled.events.indices where assembled.events[index].kind == .gone {
      assembled.events[index].number = nil
    }
    let findings = Review(Evidence(assembled)).findings
    #expect(findings.count == Effort.count(10_000))
    #expect(findings.allSatisfy { $0.name == "all-weak" && $0.rows.count == 1 })
  }
}
