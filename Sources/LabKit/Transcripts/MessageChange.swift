import PrintableText
import TranscriptKit

/// The first message that is another one than its page says, and what caused it.
struct MessageChange {
  /// The message as it was and as it is; nil where there is none any more, or was none.
  let before: WrittenRow?
  let after: WrittenRow?
  /// Inside which message it is said; nil where nothing caused it.
  let cause: WrittenRow?
  /// Its position in the conversation, from 1.
  let number: Int

  /// Compares the conversations in both answers; nil where they hold none, or it is the same.
  init?(_ difference: Difference) {
    let (old, new) = (difference.expected.writtenRows, difference.got.writtenRows)
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

  /// What changed, in a few lines.
  var text: String {
    var lines = ["First different message, row \(number) of this answer:"]
    if let before { lines.append("  - \(before.text)") }
    if let after { lines.append("  + \(after.text)") }
    lines.append(cause.map { "  caused by  \($0.text)" } ?? "  caused by nothing before it")
    return lines.joined(separator: "\n").printable(keeping: "\n")
  }
}

extension String {
  /// The rows of the conversation in an answer: those of the notation, else those of its drawings.
  var writtenRows: [WrittenRow] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.compactMap { WrittenRow(notation: $0) }
    guard rows.isEmpty else { return rows }
    let drawn = lines.map(String.init)
    return contains("┬") ? WideRows(drawn).rows : LadderRows(drawn).rows
  }
}
