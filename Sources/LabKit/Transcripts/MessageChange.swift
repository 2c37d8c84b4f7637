import PrintableText
import TranscriptKit

/// The first message that differs between the expected and the actual output of a command, and its cause.
struct MessageChange {
  /// The differing message in the expected and in the actual output; nil for an output that ended before it.
  let before: WrittenRow?
  let after: WrittenRow?
  /// The row (numbered event) that caused the differing message, such as User's action; nil if there is none.
  let cause: WrittenRow?
  /// The position of the differing message among the rows of the output, from 1.
  let number: Int

  init?(_ difference: Difference) {
    let (old, new) = (difference.expected.writtenRows, difference.actual.writtenRows)
    guard !old.isEmpty || !new.isEmpty else { return nil }
    let common = zip(old, new).prefix { $0 == $1 }.count
    guard common < max(old.count, new.count) else { return nil }
    before = common < old.count ? old[common] : nil
    after = common < new.count ? new[common] : nil
    let rows = common < new.count ? new : old
    let depth = rows[common].depth
    cause = rows[..<common].last { $0.depth < depth }
    number = common + 1
  }

  var text: String {
    var lines = ["First different message, row \(number) of this answer:"]
    if let before { lines.append("  - \(before.text)") }
    if let after { lines.append("  + \(after.text)") }
    lines.append(cause.map { "  caused by  \($0.text)" } ?? "  caused by nothing before it")
    return lines.joined(separator: "\n").printable(keeping: "\n")
  }
}

extension String {
  /// The rows of a trace in a command's output: the lines in the notation, or if there are none, the rows of the diagrams.
  var writtenRows: [WrittenRow] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.compactMap { WrittenRow(notation: $0) }
    guard rows.isEmpty else { return rows }
    let drawn = lines.map(String.init)
    return contains("┬") ? WideRows(drawn).rows : LadderRows(drawn).rows
  }
}
