import PrintableText
import Traces

struct ChangeWording {
  private let change: DifferenceChange
  private let row: DifferenceRow
  private let difference: TraceDifference

  init(_ change: DifferenceChange, _ row: DifferenceRow, _ difference: TraceDifference) {
    self.change = change
    self.row = row
    self.difference = difference
  }

  var numbers: String {
    let last = difference.rows[change.lastIndex].event
    return (row.event.number ?? 0).rowNumbers(to: last.number ?? 0)
  }

  var text: String {
    let sentence = Sentence(row.event).text
    switch change.mark {
    case .added: return sentence + extent + ": new"
    case .removed where row.event.kind == .gone:
      return "\(row.event.objects.map(\.name).joined(separator: ", ")): no longer released"
    case .removed: return sentence + extent + (row.event.isSent ? ": no longer sent" : ": no more")
    case .changed: return sentence + (row.was.map { row.event.was($0) } ?? "")
    case .moved: return sentence + extent + ": moved" + places
    case .repeated, .surplus: return sentence + (row.repetition.map { ": \($0.words)" } ?? "")
    case .same: return sentence
    }
  }

  /// The extent of the change, such as `, 3 times, with 2 rows inside`; empty if it covers a single row (numbered event).
  private var extent: String {
    let inside = change.rowCount / max(1, change.count) - 1
    let isMove = change.mark == .moved
    var words = ""
    if change.count > 1 {
      words += isMove ? ", and \(change.count - 1) after it" : ", \(change.count) times"
    }
    if inside > 0 { words += ", with \(inside.counted("row")) inside" }
    return words
  }

  /// The positions of a moved row in both traces, `; was inside #3, now inside #2`; empty for a row that only one trace has.
  private var places: String {
    guard let endpoints = MoveEndpoints(of: change.index, in: difference.rows) else { return "" }
    return "; was \(endpoints.from), now \(endpoints.to)"
  }
}

extension Event {
  var mark: String { "#\(number ?? 0)" }

  fileprivate var isSent: Bool { kind == .call || kind == .asyncCall }

  /// Returns a clause about `old`, this event in the earlier trace: its label or receiver if only that differs, else a sentence.
  func was(_ old: Event) -> String {
    let isSameLabel = label == old.label
    guard kind == old.kind, sender?.name == old.sender?.name, !label.isEmpty, !old.label.isEmpty
    else { return "; was: \(Sentence(old).text)" }
    if receiver?.name == old.receiver?.name, !isSameLabel {
      return "; was \(old.label.printable())"
    }
    if isSameLabel, loss == old.loss, let target = old.formerTarget {
      return "; \(target.printable())"
    }
    return "; was: \(Sentence(old).text)"
  }
}

extension Repetition {
  var words: String { "\(after.times), was \(before.times)" }
}

extension Int {
  fileprivate var times: String { self == 1 ? "once" : "\(self) times" }
}
