import ArgumentParser
import PrintableText
import SequenceDiagrams
import Traces

struct RowOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only rows with this role, name or type; can be repeated.",
      valueName: "name"
    )
  )
  var only: [String] = []

  @Option(
    help: ArgumentHelp("No rows with this role, name or type; can be repeated.", valueName: "name")
  )
  var without: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only rows with this text in their label; can be repeated.",
      valueName: "text"
    )
  )
  var message: [String] = []

  @Option(help: ArgumentHelp("Only these rows: 3..7, 3.. or ..7.", valueName: "n..m"))
  var rows: RowRange?

  var filter: RowFilter { RowFilter(participants: only, without: without, messages: message) }
}

struct RowRange: ExpressibleByArgument {
  let numbers: ClosedRange<Int>

  /// Parses a range of row numbers, at least 1: `3..7`, `3..`, `..7` or `3`; nil for any other text or an empty range.
  init?(argument: String) {
    let bounds = argument.split(separator: "..", omittingEmptySubsequences: false)
    guard bounds.count == 1 || bounds.count == 2, argument != ".." else { return nil }
    let first = bounds[0].isEmpty ? 1 : Int(typed: bounds[0])
    let last = bounds.count == 1 ? first : bounds[1].isEmpty ? Int.max : Int(typed: bounds[1])
    guard let first, let last, first >= 1, first <= last else { return nil }
    numbers = first...last
  }
}

/// An output that forwards the selected rows (numbered events) to another one, and all unnumbered events in the range of rows.
struct RowSelection<Sink: TraceOutput>: TraceOutput {
  private var sink: Sink
  private let rows: ClosedRange<Int>
  private let filter: RowFilter
  private var isInside: Bool

  init(_ options: RowOptions, for sink: Sink) {
    self.sink = sink
    rows = options.rows?.numbers ?? 1...Int.max
    filter = options.filter
    isInside = rows.lowerBound <= 1
  }

  mutating func take(lanes: [Participant]) { sink.take(lanes: lanes) }

  mutating func take(_ event: Event) {
    if let number = event.number { isInside = rows.contains(number) }
    guard isInside, event.number == nil || filter.includes(event) else { return }
    sink.take(event)
  }

  mutating func finish() { sink.finish() }
  mutating func flush(to console: Console) -> Bool { sink.flush(to: console) }
}
