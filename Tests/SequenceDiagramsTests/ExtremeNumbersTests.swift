import SeededRandom
import SequenceDiagrams
import TerminalText
import Testing
import Traces

/// Extreme row numbers, times and causes, as a file may contain them: each is drawn, and none causes a crash.
@Suite struct ExtremeNumbersTests {
  private static let numbers = [
    Int.min, .min + 1, -1_000, -1, 0, 1, 2, 3, 39, 40, 41, .max / 2, .max - 1, .max,
  ]

  private static func call(_ number: Int) -> Event {
    let message = Message("f()")
    return Event(
      .call,
      number: number,
      from: Participant(.view),
      to: Participant(.presenter),
      message
    )
  }

  @Test(arguments: numbers) func `draws a row of any number, and the rows after it`(number: Int)
    throws
  {
    let trace = Trace(events: [number, number, 7].map { Self.call($0) })
    for layout in [DiagramLayout.ladder, .wide, .automatic] {
      let text = Diagram(trace).drawn(as: layout).plain
      #expect(!text.contains("?"))
      #expect(text.split(separator: "\n").count { $0.contains("f()") } == 3)
      #expect(text.contains(String(number)))
    }
    let line =
      "{\"viperlab\":1}\n{\"kind\":\"call\",\"number\":\(number),\"from\":\"A\",\"to\":\"B\"}"
    #expect(try Trace(jsonLines: line).lastNumber == number)
  }

  @Test(arguments: numbers) func `draws rows from a number to itself or to the end`(number: Int) {
    let trace = Trace(events: Self.numbers.sorted().map { Self.call($0) })
    for rows in [number...number, number...Int.max, Int.min...number] {
      let text = Diagram(trace, rows: rows).drawn().plain
      let wanted = Self.numbers.count { rows.contains($0) }
      #expect(text.split(separator: "\n").count { $0.contains("f()") } == wanted)
      #expect(!text.contains("?"))
      for longest in [0, 1, 3] {
        let beginning = Diagram(trace, rows: rows).drawnBeginning(longest: longest)
        #expect(beginning.rest >= 0)
      }
    }
  }

  @Test(arguments: numbers) func `hides rows from any number on`(number: Int) {
    let trace = Trace(events: Self.numbers.map { Self.call($0) })
    let options = DiagramOptions(hiddenFrom: number)
    let text = Diagram(trace).drawn(options).plain
    #expect(text.split(separator: "\n").count { $0.contains("?") } == 1)
    let seen = Self.numbers.prefix { $0 < number }.count
    #expect(text.split(separator: "\n").count { $0.contains("f()") } == seen)
  }
}

// MARK: - Random numbers

extension ExtremeNumbersTests {
  private func pick<Element>(_ random: inout SplitMix64, _ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  /// Returns a trace with random extreme numbers.
  private func trace(_ random: inout SplitMix64) -> Trace {
    let people = [nil, "User", "View", "Presenter", "Store"].map {
      $0.map { Participant(named: $0) }
    }
    let events = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      var event = Event(
        pick(&random, Event.Kind.allCases),
        order: pick(&random, Self.numbers),
        number: pick(&random, Self.numbers as [Int?] + [nil]),
        from: pick(&random, people),
        to: pick(&random, people),
        Message("load(page: \(pick(&random, Self.numbers)))")
      )
      event.cause = pick(&random, Self.numbers as [Int?] + [nil])
      event.time = pick(&random, Self.numbers)
      event.value = pick(&random, [nil, Value("1")] as [Value?])
      event.loss = event.kind == .lost ? .nil : nil
      return event
    }
    return Trace(events: events)
  }

  @Test(arguments: 0..<Effort.count(200)) func `no number crashes a drawing or a comparison`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    let (one, other) = (trace(&random), trace(&random))
    var options = DiagramOptions(width: pick(&random, [.min, 0, 40, 80, 200]))
    options.hiddenFrom = pick(&random, Self.numbers as [Int?] + [nil, nil])
    options.depth = pick(&random, [nil, 0, .max] as [Int?])
    options.foldsRepeats = pick(&random, [true, false])
    options.showsTimes = pick(&random, [true, false])
    options.foldedRows = [pick(&random, Self.numbers)]
    let bound = pick(&random, Self.numbers)
    for diagram in [Diagram(one), Diagram(one, rows: min(bound, 2)...max(bound, 2))] {
      for layout in [DiagramLayout.ladder, .wide, .automatic] {
        _ = diagram.drawn(as: layout, options)
        var stream = DiagramStream(as: layout, rows: diagram.rows, options)
        for event in one.events { stream.take(event) }
        stream.finish()
      }
      #expect(diagram.drawnBeginning(options, longest: 2).rest >= 0)
    }
    _ = SideBySideDiagrams([("A", one), ("B", other)], options).drawn()
    _ = TraceDifference(from: one, to: other).ladder(options)
    #expect(
      !one.written(as: .mermaid).isEmpty && !one.written(as: .plantUML).isEmpty
        && !one.written(as: .svg).isEmpty
    )
    #expect(throws: Never.self) { try Trace(jsonLines: one.jsonLines) }
    _ = one.notation
  }
}
