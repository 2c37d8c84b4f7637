import PrintableText
import TerminalText
import Traces

extension TraceDifference {
  /// Returns the changes as text: a summary, then one sentence a line; `before` and `after` are the traces' names in the text.
  ///
  /// Numbers after `-` and after "was" are row numbers of the earlier trace, all others of the later one. For equal traces the text
  /// is one sentence, with the number of compared rows if there are any.
  public func sentences(before: String = "before", after: String = "after") -> StyledText {
    let (old, new) = (before.printable(), after.printable())
    guard !isEmpty else {
      if rows.isEmpty { return StyledText("Neither \(old) nor \(new) holds a row.\n") }
      let count = rows.count.counted("row")
      let subject = old.hasPrefix("the ") ? "The" + old.dropFirst(3) : old
      return StyledText("\(subject) and \(new) say the same: \(count) compared.\n")
    }
    var lines = [StyledText(summary, .strong)]
    lines += statements
    let owners = "(Numbers behind - and \"was\" are rows of \(old), all others rows of \(new).)"
    return StyledText(lines: lines + [StyledText(owners, .dim)])
  }

  /// One sentence for each change, then one for each participant that is new in the later trace or missing in it.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var statements: [StyledText] {
    let (new, gone) = (after.speakers(notIn: before), before.speakers(notIn: after))
    return changeSentences + new.map { StyledText("\($0.name.printable()) is new.") }
      + gone.map { StyledText("\($0.name.printable()) is no longer there.") }
  }

  /// One sentence for each change, after the sign of its kind.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var changeSentences: [StyledText] { changes.map { $0.sentence(in: self) } }

  /// The number of rows with each kind of change that occurs: `1 added, 2 changed, 1 moved.`; `Nothing changed.` if none does.
  ///
  /// Surplus repetitions are not counted.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var summary: String {
    var counts: [DifferenceRow.Mark: Int] = [:]
    for index in rows.indices { counts[rows.mark(at: index), default: 0] += 1 }
    let words: [(DifferenceRow.Mark, String)] = [
      (.added, "added"), (.removed, "removed"), (.changed, "changed"), (.moved, "moved"),
      (.repeated, "repeated more or less often"),
    ]
    let parts = words.compactMap { mark, word in counts[mark].map { "\($0) \(word)" } }
    return parts.isEmpty ? "Nothing changed." : parts.joined(separator: ", ") + "."
  }

  /// Returns the words that explain the mark of `row`, such as `was (page: 1)`; nil for a mark that needs no explanation.
  ///
  /// `index` is the index of the row (numbered event) in `rows`.
  public func words(explaining row: DifferenceRow, at index: Int) -> String? {
    switch row.mark {
    case .changed: row.was.map { ($0.former(row.event) ?? "was: \($0.sentence)").printable() }
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

extension Event {
  /// Returns a phrase about this event as the former form of `new`; nil if a whole sentence is needed.
  fileprivate func former(_ new: Event) -> String? {
    if isAnswer, new.isAnswer {
      return "was \(kind == .throw ? "! " : "")\(label.isEmpty ? "nothing" : label)"
    }
    guard sender?.name == new.sender?.name else { return nil }
    let isSameTarget = receiver?.name == new.receiver?.name
    if kind == new.kind, loss == new.loss, isSameTarget {
      guard !label.isEmpty, label != new.label else { return nil }
      let arguments = label.drop { $0 != "(" }
      let isSameName = !arguments.isEmpty && new.label.hasPrefix(label.prefix { $0 != "(" } + "(")
      return "was \(isSameName ? String(arguments) : label)"
    }
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

  var formerTarget: String? { receiver.map { "was to \($0.name)" } }
}

/// The positions of a moved row (numbered event) in two compared traces, in words: `inside #3`, `after #4`, `first`, `by itself`.
struct MoveEndpoints {
  let from: String
  let to: String

  /// Compares the positions of the row (numbered event) with the index `index` in `rows`; nil for a row that only one trace has.
  init?(of index: Int, in rows: DifferenceRows) {
    let match = rows.match
    let new = rows.merged[index].index
    guard !rows.merged[index].isOld, let old = match.new.partners[new] else { return nil }
    let parents = (old: match.old.tree.parents[old], new: match.new.tree.parents[new])
    let isElsewhere =
      parents.old.flatMap { match.old.partners[$0] } != parents.new
      || (parents.old == nil) != (parents.new == nil)
    func words(_ trace: ComparedTrace, _ row: Int, in parent: Int?) -> String {
      let anchor = isElsewhere ? parent : trace.tree.previousSiblings[row]
      guard let anchor else { return isElsewhere ? "by itself" : "first" }
      return "\(isElsewhere ? "inside" : "after") \(trace.event(anchor).mark)"
    }
    from = words(match.old, old, in: parents.old)
    to = words(match.new, new, in: parents.new)
  }
}
