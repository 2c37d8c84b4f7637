import PrintableText
import TerminalText
import Traces

extension DifferenceChange {
  /// Returns a sentence about this change, after its sign and row numbers.
  func sentence(in difference: TraceDifference) -> StyledText {
    let row = difference.rows[index]
    let last = difference.rows.event(at: lastIndex).number ?? 0
    let numbers = (row.event.number ?? 0).rowNumbers(to: last)
    return StyledText("\(mark.sign) \(numbers) ", mark.style)
      + StyledText(words(about: row, in: difference.rows))
  }

  private func words(about row: DifferenceRow, in rows: DifferenceRows) -> String {
    let sentence = Sentence(row.event).text
    switch mark {
    case .added: return sentence + extent + ": new"
    case .removed where row.event.kind == .gone:
      return "\(row.event.objects.map(\.name).joined(separator: ", ")): no longer released"
    case .removed: return sentence + extent + (row.event.isSent ? ": no longer sent" : ": no more")
    case .changed: return sentence + (row.was.map { row.event.was($0) } ?? "")
    case .moved:
      let endpoints = MoveEndpoints(of: index, in: rows)
      return sentence + extent + ": moved"
        + (endpoints.map { "; was \($0.from), now \($0.to)" } ?? "")
    case .repeated, .surplus: return sentence + (row.repetition.map { ": \($0.words)" } ?? "")
    case .same: return sentence
    }
  }

  /// The extent of the change, such as `, 3 times, with 2 rows inside`; empty if it covers a single row (numbered event).
  private var extent: String {
    let inside = rowCount / max(1, count) - 1
    var words = ""
    if count > 1 {
      words += mark == .moved ? ", and \(count - 1) after it" : ", \(count) times"
    }
    if inside > 0 { words += ", with \(inside.counted("row")) inside" }
    return words
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
