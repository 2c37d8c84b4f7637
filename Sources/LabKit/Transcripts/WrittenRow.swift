/// A row of a trace as written in an answer, in a diagram or in the notation.
struct WrittenRow: Equatable {
  /// The sender's name; empty when none is drawn.
  var sender: String
  /// The receiver's name; empty when none is drawn.
  var receiver: String
  /// The arrow in the notation: `->`, `-->`.
  var arrow: String
  /// The message, with any note behind it.
  var label: String
  /// The number of causes that the row is nested in.
  var depth: Int

  var text: String {
    sender.isEmpty ? label : "\(sender) \(arrow) \(receiver)  \(label)"
  }
}

extension WrittenRow {
  /// Parses a line of the notation; nil when the line is no row.
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
  /// The text without blanks at both ends.
  var trimmed: String {
    let rest = drop { $0 == " " }
    return String(
      rest[..<(rest.lastIndex { $0 != " " }.map(rest.index(after:)) ?? rest.startIndex)]
    )
  }
}
