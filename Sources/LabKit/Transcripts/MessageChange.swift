import PrintableText
import TranscriptKit

/// The first message that differs between the expected and the actual output of a command, and its cause.
struct MessageChange {
  /// The rows of the expected and of the actual output.
  let old: [WrittenRow]
  let new: [WrittenRow]
  /// The number of equal rows before the differing message.
  private let common: Int

  /// Compares the messages in the expected and the actual output; nil when they are equal or there are none.
  init?(_ difference: Difference) {
    (old, new) = (difference.expected.writtenRows, difference.actual.writtenRows)
    common = zip(old, new).prefix { $0 == $1 }.count
    guard common < max(old.count, new.count) else { return nil }
  }

  /// The differing message, absent on a side that ended before it, and the row that caused it, such as User's action.
  var text: String {
    var lines = ["First different message, row \(common + 1) of this answer:"]
    if common < old.count { lines.append("  - \(old[common].text)") }
    if common < new.count { lines.append("  + \(new[common].text)") }
    let rows = common < new.count ? new : old
    let cause = rows[..<common].last { $0.depth < rows[common].depth }
    lines.append(cause.map { "  caused by  \($0.text)" } ?? "  caused by nothing before it")
    return lines.joined(separator: "\n").printable(keeping: "\n")
  }
}

extension String {
  /// The rows of a trace in a command's output: the lines in the notation, or if there are none, the rows of the diagrams.
  var writtenRows: [WrittenRow] {
    let rows = split(separator: "\n").compactMap { WrittenRow(notation: $0) }
    return rows.isEmpty ? ParsedDiagram(self).rows : rows
  }
}

/// A row of a trace as it is written in a command's output, in a diagram or in the notation.
struct WrittenRow: Equatable {
  var sender = ""
  var receiver = ""
  var arrow = "->"
  /// The message, with any note that follows it in the line.
  var label: String
  /// The number of rows that caused this row, directly or indirectly.
  var depth = 0

  var text: String {
    sender.isEmpty ? label : "\(sender) \(arrow) \(receiver)  \(label)"
  }
}

extension WrittenRow {
  init?(notation line: Substring) {
    let words = line.split(separator: " ", maxSplits: 3)
    guard words.count >= 3, WrittenRow.arrows.contains(words[1]) else { return nil }
    sender = String(words[0])
    arrow = String(words[1])
    receiver = String(words[2])
    label = words.count > 3 ? words[3].trimmed : ""
    depth = line.prefix { $0 == " " }.count / 2
  }

  private static let arrows: Set<Substring> = ["->", "-->", "-->!", "~>", "-x", "->*", "-x*"]
}

extension StringProtocol {
  var trimmed: String {
    let rest = drop { $0 == " " }
    return String(
      rest[..<(rest.lastIndex { $0 != " " }.map(rest.index(after:)) ?? rest.startIndex)]
    )
  }
}
