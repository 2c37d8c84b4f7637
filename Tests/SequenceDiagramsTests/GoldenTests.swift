import SequenceDiagrams
import TerminalText
import Testing

/// Golden files: traces in the notation, followed by their drawings.
@Suite struct GoldenTests {
  @Test(arguments: try Golden.all())
  func `draws as in the golden file`(golden: Golden) throws {
    try golden.check([40, 60, 80, 120], ["ladder", "wide"]) { options, name in
      var options = options
      options.read(golden.notation.prefix { $0 != "\n" })
      let layout = try #require(DiagramLayout(named: name))
      return try TraceBytes(golden.notation).drawn(as: layout, options)
    }
  }

  @Test(arguments: try Golden.all(in: "SideBySide"))
  func `draws side by side as in the golden file`(golden: Golden) throws {
    let traces = try golden.traces()
    try golden.check([60, 80, 120, 160]) { options, _ in
      SideBySideDiagrams(traces, options).drawn().plain
    }
  }

  @Test(arguments: try Golden.all(in: "Difference"))
  func `draws the difference as in the golden file`(golden: Golden) throws {
    let traces = try golden.traces().map(\.trace)
    let difference = TraceDifference(from: traces[0], to: traces[1])
    try golden.check([40, 60, 80, 120]) { options, _ in difference.ladder(options).plain }
  }

  @Test func `has drawings to compare with`() throws {
    #expect(try Golden.all().count > 15)
    #expect(try Golden.all(in: "SideBySide").map(\.testDescription).contains("four"))
    #expect(try Golden.all(in: "Difference").map(\.testDescription).contains("korean"))
  }
}

extension DiagramOptions {
  /// Takes the options named by a comment in the first line of a file: `# fold times`.
  fileprivate mutating func read(_ line: Substring) {
    let words = line.hasPrefix("#") ? line.split(separator: " ").dropFirst() : []
    foldsRepeats = words.contains("fold")
    showsTimes = words.contains("times")
    showsScreens = words.contains("screens")
    depth = words.first { $0.hasPrefix("depth=") }.flatMap { Int($0.dropFirst(6)) }
    filter = RowFilter(
      participants: words.filter { $0.hasPrefix("only=") }.map { String($0.dropFirst(5)) },
      messages: words.filter { $0.hasPrefix("message=") }.map { String($0.dropFirst(8)) }
    )
  }
}
