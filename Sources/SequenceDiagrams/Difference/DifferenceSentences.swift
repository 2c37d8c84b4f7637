import PrintableText
import TerminalText
import Traces

extension TraceDifference {
  /// Returns the changes as text: a summary, then one sentence a line; `before` and `after` are the traces' names in the text.
  ///
  /// Numbers after `-` and after "was" are row numbers of the earlier trace, all others of the later one. For equal traces the text
  /// is one sentence, with the number of compared rows if there are any.
  ///
  /// - Complexity: O(*n*) in the number of rows.
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
    changeSentences
      + newcomers.map { StyledText("\($0.name.printable()) is new.") }
      + leavers.map { StyledText("\($0.name.printable()) is no longer there.") }
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
}
