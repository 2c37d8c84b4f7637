import SeededRandom
import TerminalText
import Testing
import Traces

@testable import SequenceDiagrams

/// Participants have a bar exactly while one of their calls runs.
@Suite struct RunningBarsTests {
  @Test(arguments: 0..<Effort.count(200)) func `are exactly the running calls`(seed: Int) {
    var talk = OverlappingConversation(seed: UInt64(seed))
    talk.go(steps: 80)
    let drawn = bars(of: talk.trace)
    for (number, names) in talk.running {
      #expect(drawn[number] == names, "row \(number) of seed \(seed)")
    }
  }

  @Test(arguments: 0..<Effort.count(200)) func `are the same in the notation where nobody awaits`(
    seed: Int
  )
    throws
  {
    var talk = OverlappingConversation(seed: UInt64(seed), overlaps: false)
    talk.go(steps: 80)
    #expect(try bars(of: Trace(notation: talk.trace.notation)) == bars(of: talk.trace))
  }

  @Test func `leave out participants that have returned`() throws {
    let trace = try Trace(
      notation: """
        User -> View                open
          View -> Presenter           load()
            Presenter -> Interactor     fetch(then: {closure})
        User -> nobody              wait
          Interactor ~> Presenter     completion(3) ^3
            Presenter -> View           show(3)
              View -> Presenter           shown()
        """
    )
    #expect(
      Diagram(trace).drawn().plain == """
             User     Presenter
                   View     Interactor
          1   ┊────►┊     ┊     ┊   open
          2   ┊     ┃────►┊     ┊     load()
          3   ┊     ┃     ┃────►┊       fetch(then: {closure})
              ┊     ┊     ┊     ┊
          4   ┊     ┊     ┊     ┊   wait
          5   ┊     ┊     ┊◅┄┄┄┄┊         completion(3)
          6   ┊     ┊◄────┃     ┊           show(3)
          7   ┊     ┃────►┃     ┊             shown()

        """
    )
  }

  @Test func `say where a message was delivered, in every form`() throws {
    let trace = try Trace(notation: "Store ~> View  rows(3) [on main]")
    #expect(Diagram(trace).drawn().plain.contains("rows(3)  on main"))
    #expect(Diagram(trace).drawn(as: .wide, DiagramOptions(width: 100)).plain.contains("on main"))
    #expect(trace.written(as: .mermaid).contains("rows(3) on main"))
    #expect(trace.written(as: .plantUML).contains("rows(3) on main"))
    #expect(trace.written(as: .svg(title: "t")).contains("on main"))
    #expect(NumberedSentence(trace.rows[0]).text.contains("It is delivered on main"))
  }

  private func bars(of trace: Trace) -> [Int: Set<String>] {
    var conversation = Conversation(Diagram(trace), DiagramOptions())
    var sink = BarSink()
    for event in trace.events { conversation.take(event, to: &sink) }
    return sink.bars
  }
}

/// Collects the participants with a bar in each row.
private struct BarSink: DiagramLineSink {
  var bars: [Int: Set<String>] = [:]

  mutating func take(_ line: DiagramLine, _ registry: LaneRegistry, _ calls: RunningCalls) {
    guard let number = line.number else { return }
    let lanes = registry.participants.indices.filter { line.look.active.contains($0) }
    bars[number] = Set(lanes.map { registry.participants[$0].name })
  }
}
