import PrintableText
import TerminalText
import Traces

/// One change between two traces: of a row (numbered event) and its descendants, or of several adjacent rows.
public struct DifferenceChange: Hashable, Sendable {
  /// The kind of this change.
  public let mark: DifferenceRow.Mark
  /// The index in `TraceDifference.rows` of the first row (numbered event) that the change covers.
  public let index: Int
  /// The index in `TraceDifference.rows` of the last of the adjacent rows (numbered events) counted by `count`.
  public internal(set) var lastIndex: Int
  /// The number of adjacent rows (numbered events) that the change covers, apart from descendants.
  public internal(set) var count = 1
  /// The number of rows (numbered events) that the change covers, with their descendants that have the same mark.
  public internal(set) var rowCount = 1
}

extension TraceDifference {
  /// The changes in the order of `rows`; a row (numbered event) added or removed together with its descendants is one change.
  ///
  /// Each row whose mark is neither `same` nor `surplus` belongs to one change.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var changes: [DifferenceChange] {
    var changes: [DifferenceChange] = []
    var owners: [Int: Int] = [:]
    for index in rows.indices {
      let mark = rows.mark(at: index)
      guard mark != .same, mark != .surplus else { continue }
      let change = DifferenceChange(mark: mark, index: index, lastIndex: index)
      let parent = mark == .added || mark == .removed ? rows.parent(of: index) : nil
      if let parent, rows.mark(at: parent) == mark, let owner = owners[parent] {
        changes[owner].rowCount += 1
        owners[index] = owner
      } else if let last = changes.last, rows.continues(last, with: change) {
        changes[changes.count - 1].lastIndex = index
        changes[changes.count - 1].count += 1
        changes[changes.count - 1].rowCount += 1
        owners[index] = changes.count - 1
      } else {
        changes.append(change)
        owners[index] = changes.count - 1
      }
    }
    return changes
  }
}

extension DifferenceRows {
  /// Returns whether `next` continues `last`: the next sibling, with the same mark, that has an equal subtree or moved along.
  fileprivate func continues(_ last: DifferenceChange, with next: DifferenceChange) -> Bool {
    let row = merged[next.index]
    let trace = row.isOld ? match.old : match.new
    guard last.mark == next.mark, let previousSibling = trace.tree.previousSiblings[row.index],
      merged[last.lastIndex] == MergedRows.Row(isOld: row.isOld, index: previousSibling)
    else { return false }
    switch next.mark {
    case .added, .removed:
      return trace.subtreeNumbers[previousSibling] == trace.subtreeNumbers[row.index]
    case .moved:
      return match.new.partners[row.index].flatMap { match.old.tree.previousSiblings[$0] }
        == match.new.partners[previousSibling]
    default: return false
    }
  }
}

extension DifferenceChange {
  func sentence(in difference: TraceDifference) -> StyledText {
    let row = difference.rows[index]
    let last = difference.rows.event(at: lastIndex).number ?? 0
    let numbers = (row.event.number ?? 0).rowNumbers(to: last)
    return StyledText("\(mark.sign) \(numbers) ", mark.style)
      + StyledText(words(about: row, in: difference.rows))
  }

  private func words(about row: DifferenceRow, in rows: DifferenceRows) -> String {
    let sentence = row.event.sentence
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
    else { return "; was: \(old.sentence)" }
    if receiver?.name == old.receiver?.name, !isSameLabel {
      return "; was \(old.label.printable())"
    }
    if isSameLabel, loss == old.loss, let target = old.formerTarget {
      return "; \(target.printable())"
    }
    return "; was: \(old.sentence)"
  }
}

extension Repetition {
  var words: String { "\(after.times), was \(before.times)" }
}

extension Int {
  fileprivate var times: String { self == 1 ? "once" : "\(self) times" }
}
