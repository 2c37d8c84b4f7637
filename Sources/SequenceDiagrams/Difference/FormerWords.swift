import PrintableText
import Traces

extension Event {
  /// Returns words about this event of the earlier trace, to be shown after `new`, the matching row of the later one.
  fileprivate func formerWords(now new: Event) -> String {
    (former(new) ?? "was: \(Sentence(self).text)").printable()
  }

  /// Returns a phrase about this event as the former form of `new`; nil if a whole sentence is needed.
  fileprivate func former(_ new: Event) -> String? {
    if isAnswer, new.isAnswer { return formerAnswer }
    guard sender?.name == new.sender?.name else { return nil }
    let isSameTarget = receiver?.name == new.receiver?.name
    if kind == new.kind, loss == new.loss, isSameTarget { return formerLabel(new) }
    guard label == new.label else { return nil }
    if kind == new.kind, loss == new.loss { return formerTarget }
    switch kind {
    case .lost: return "was lost\(whyLost.map { ": \($0)" } ?? "")"
    case .asyncCall where isSameTarget && new.kind == .call: return "did not wait before"
    case .call where isSameTarget && new.kind == .asyncCall: return "waited before"
    case .call, .asyncCall: return new.kind == .lost ? "arrived before" : nil
    default: return nil
    }
  }

  private var formerAnswer: String {
    "was \(kind == .throw ? "! " : "")\(label.isEmpty ? "nothing" : label)"
  }

  /// Returns this event's label as the former label of `new`, without the message's name if it is the same: `was (page: 1)`.
  ///
  /// Returns nil if this label is empty or equal to the label of `new`.
  private func formerLabel(_ new: Event) -> String? {
    guard !label.isEmpty, label != new.label else { return nil }
    let arguments = label.drop { $0 != "(" }
    let isSameName = !arguments.isEmpty && new.label.hasPrefix(label.prefix { $0 != "(" } + "(")
    return "was \(isSameName ? String(arguments) : label)"
  }

  var formerTarget: String? { receiver.map { "was to \($0.name)" } }
}

extension TraceDifference {
  /// Returns the words that explain the mark of `row`, such as `was (page: 1)`; nil for a mark that needs no explanation.
  ///
  /// `index` is the index of the row (numbered event) in `rows`.
  public func words(explaining row: DifferenceRow, at index: Int) -> String? {
    switch row.mark {
    case .changed: row.was.map { $0.formerWords(now: row.event) }
    case .moved: MoveEndpoints(of: index, in: rows).map { "was \($0.from)" }
    case .repeated: row.repetition?.words
    case .same, .added, .removed, .surplus: nil
    }
  }

  /// Returns the words of the line that counts the rows of `entry`: `12 rows as before (#4 to #15)`; empty for a row that is shown.
  func words(countedIn entry: DifferenceEntry) -> String {
    let count = entry.indices.count.counted("row")
    switch entry {
    case .row: return ""
    case .asBefore(let indices): return "\(count) as before (\(numbers(of: indices)))"
    case .surplus(let indices):
      let word = rows.merged[indices.lowerBound].isOld ? "fewer" : "more"
      return "\(count) \(word) (\(numbers(of: indices)))"
    }
  }

  private func numbers(of indices: Range<Int>) -> String {
    let last = rows.event(at: indices.upperBound - 1)
    return (rows.event(at: indices.lowerBound).number ?? 0).rowNumbers(to: last.number ?? 0)
  }
}

/// The positions of a moved row (numbered event) in two compared traces, in words: `inside #3`, `after #4`, `first`, `by itself`.
struct MoveEndpoints {
  /// The position in the earlier trace, with a row number of that trace.
  let from: String
  /// The position in the later trace, with a row number of that trace.
  let to: String

  /// Compares the positions of the row (numbered event) with the index `index` in `rows`; nil for a row that only one trace has.
  init?(of index: Int, in rows: DifferenceRows) {
    let match = rows.match
    let new = rows.merged[index].index
    guard !rows.merged[index].isOld, let old = match.oldRows[new] else { return nil }
    let parents = (old: match.old.tree.parents[old], new: match.new.tree.parents[new])
    let isElsewhere =
      parents.old.flatMap { match.newRows[$0] } != parents.new
      || (parents.old == nil) != (parents.new == nil)
    if isElsewhere {
      from = parents.old.map { "inside \(match.old.event($0).mark)" } ?? "by itself"
      to = parents.new.map { "inside \(match.new.event($0).mark)" } ?? "by itself"
    } else {
      from =
        match.old.tree.previousSibling(of: old).map { "after \(match.old.event($0).mark)" }
        ?? "first"
      to =
        match.new.tree.previousSibling(of: new).map { "after \(match.new.event($0).mark)" }
        ?? "first"
    }
  }
}
