import Traces

/// A line in a listing of a difference between two traces: one row, or several rows that the line only counts.
///
/// Rows are given by their indices in `TraceDifference.rows`.
public enum DifferenceEntry: Hashable, Sendable {
  /// A row (numbered event) that the line shows.
  case row(Int)
  /// At least two adjacent unchanged rows (numbered events), which the line counts.
  case asBefore(Range<Int>)
  /// Adjacent rows (numbered events) that the line counts: more or fewer repetitions of a row than in the other trace.
  case surplus(Range<Int>)

  /// The indices of the rows (numbered events) that the line shows or counts.
  public var indices: Range<Int> {
    switch self {
    case .row(let index): index..<index + 1
    case .asBefore(let indices), .surplus(let indices): indices
    }
  }
}

extension TraceDifference {
  /// Returns the lines of a listing that shows each changed row with `context` rows before and after it, and counts all others.
  ///
  /// Each row belongs to one line. A single unchanged row is shown, surplus repetitions are not. A negative `context` counts as 0.
  public func entries(context: Int = 2) -> [DifferenceEntry] {
    let isShown = shown(context: context)
    var entries: [DifferenceEntry] = []
    var start = 0
    while start < rows.count {
      let isSurplus = rows.mark(at: start) == .surplus
      var end = start + 1
      while end < rows.count, !isShown[start], !isShown[end],
        (rows.mark(at: end) == .surplus) == isSurplus
      { end += 1 }
      switch start..<end {
      case let indices where isSurplus: entries.append(.surplus(indices))
      case let indices where indices.count > 1: entries.append(.asBefore(indices))
      default: entries.append(.row(start))
      }
      start = end
    }
    return entries
  }

  private func shown(context: Int) -> [Bool] {
    let context = Swift.min(Swift.max(0, context), rows.count)
    var shown = rows.indices.map { _ in false }
    var next = 0
    for index in rows.indices {
      let mark = rows.mark(at: index)
      guard mark != .same, mark != .surplus else { continue }
      next = Swift.max(next, index - context)
      while next < rows.count, next <= index + context {
        shown[next] = rows.mark(at: next) != .surplus
        next += 1
      }
    }
    return shown
  }

  /// Returns the changed rows (numbered events) as a Mermaid sequence diagram, with `context` unchanged rows around each and the
  /// actions that led to them.
  ///
  /// About `longest` rows are drawn, all others are counted. A label begins with the sign of the row's change and with the row's
  /// number in its trace. Added rows are on green, removed rows on red, other changed rows on yellow. Mermaid 10.3 or later draws
  /// the diagram.
  public func mermaid(context: Int = 2, longest: Int = 60) -> String {
    MermaidWriter(script(context: context, longest: longest)).text
  }

  func script(context: Int, longest: Int) -> SequenceScript {
    let excerpt = DifferenceExcerpt(self, context: context, longest: longest)
    return SequenceScript(excerpt.trace, changes: excerpt.changes)
  }
}

/// The changed rows of two compared traces, with some unchanged rows around them, as a trace that can be exported.
///
/// The trace also has the action or row at the start of the chain of causes of each change, which shows when the change happens.
struct DifferenceExcerpt {
  /// The rows (numbered events), numbered as in `TraceDifference.merged`; notes stand for rows that are only counted.
  private(set) var trace: Trace
  /// The changes of the rows, by row number in `trace`.
  private(set) var changes: [Int: RowChange] = [:]
  private let difference: TraceDifference
  private let merged: Trace

  /// Takes the changed rows of a difference with `context` rows around each, about `longest` in all; the others are counted.
  init(_ difference: TraceDifference, context: Int, longest: Int) {
    self.difference = difference
    merged = difference.merged
    trace = Trace(lanes: merged.lanes)
    // The first row of each row's chain of causes.
    var firstRows: [Int] = []
    for index in difference.rows.indices {
      let parent = difference.rows.parent(of: index)
      firstRows.append(parent.map { $0 < index ? firstRows[$0] : index } ?? index)
    }
    let changed = difference.rows.indices.filter { difference.rows.mark(at: $0) != .same }
    let roots = Set(changed.map { firstRows[$0] })
    for entry in difference.entries(context: context) {
      guard changes.count < longest else {
        let count = difference.rows.count - entry.indices.lowerBound
        trace.events.append(Event(note: "\(count.counted("row")) more, not drawn"))
        return
      }
      add(entry, roots)
    }
  }

  private mutating func add(_ entry: DifferenceEntry, _ roots: Set<Int>) {
    switch entry {
    case .row(let index): addRow(at: index)
    case .surplus: addCount(of: entry)
    case .asBefore(let indices):
      var start = indices.lowerBound
      for root in indices where roots.contains(root) {
        addUnchanged(start..<root)
        addRow(at: root)
        start = root + 1
      }
      addUnchanged(start..<indices.upperBound)
    }
  }

  private mutating func addUnchanged(_ indices: Range<Int>) {
    if indices.count == 1 { addRow(at: indices.lowerBound) }
    if indices.count > 1 { addCount(of: .asBefore(indices)) }
  }

  private mutating func addRow(at index: Int) {
    let row = difference.rows[index]
    let words = difference.words(explaining: row, at: index) ?? ""
    trace.events.append(merged.events[index])
    changes[index + 1] = RowChange(mark: row.mark, number: row.event.number, words: words)
  }

  private mutating func addCount(of entry: DifferenceEntry) {
    trace.events.append(Event(note: difference.words(countedIn: entry)))
  }
}
