import Traces

/// A line between two rows (numbered events): the pause between them, or a change of executor (queue or actor), or both.
struct Separator: Equatable {
  /// The pause; nil if it is too short to be shown.
  let pause: Pause?
  /// The name of the executor of the rows (numbered events) below; nil if it is the same as above.
  let executor: String?

  var words: String {
    [pause?.words, executor.map { "on \($0)" }].compactMap(\.self).joined(separator: ", ")
  }
}

/// Finds the separators between consecutive events.
struct Separators {
  private var time: Int?
  private var executor = Event.mainExecutor

  /// Returns the line before an event; nil if neither `leastPause` milliseconds have passed nor a row on a new executor begins.
  mutating func separator(before event: Event, leastPause least: Int = 1) -> Separator? {
    let pause = Pause(from: time ?? event.time, to: event.time, atLeast: least)
    time = event.time
    let isElsewhere = event.number != nil && event.executor != executor
    if isElsewhere { executor = event.executor }
    guard pause != nil || isElsewhere else { return nil }
    return Separator(pause: pause, executor: isElsewhere ? executor : nil)
  }
}

/// The time that passes between two events on the trace's clock.
struct Pause: Equatable {
  private let milliseconds: Int

  /// Creates the pause between two times in milliseconds; nil if it is shorter than `least`, and if no time passes.
  init?(from start: Int, to end: Int, atLeast least: Int) {
    guard end > start else { return nil }
    let (difference, overflow) = end.subtractingReportingOverflow(start)
    milliseconds = overflow ? Int.max : difference
    if milliseconds < least { return nil }
  }

  var words: String { Pause.words(milliseconds: milliseconds) + " later" }

  /// Returns a duration as text of at most `columns` columns, such as `120 ms`, `1.5 s`, `12 h`; empty if no form fits.
  static func words(milliseconds: Int, columns: Int) -> String {
    let units = [(1000, "s"), (60_000, "min"), (3_600_000, "h"), (86_400_000, "d")]
    let rounded = units.map { "\(milliseconds / $0.0) \($0.1)" }
    return ([words(milliseconds: milliseconds)] + rounded).first { $0.utf8.count <= columns } ?? ""
  }

  static func words(milliseconds: Int) -> String {
    guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
    var digits = String(1000 + milliseconds % 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(milliseconds / 1000)\(digits.isEmpty ? "" : ".")\(digits) s"
  }
}
