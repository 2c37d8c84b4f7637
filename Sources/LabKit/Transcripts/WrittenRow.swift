/// A row of a conversation as it stands in an answer, drawn or in the notation.
struct WrittenRow: Equatable {
  /// The sender's name; empty where none is drawn.
  var sender: String
  /// The receiver's name; empty where none is drawn.
  var receiver: String
  /// What goes from one to the other, in the notation: `->`, `-->`.
  var arrow: String
  /// What is said, with what is noted behind it.
  var label: String
  /// How many rows it stands in: the depth of its cause.
  var depth: Int

  /// The row in one line.
  var text: String {
    sender.isEmpty ? label : "\(sender) \(arrow) \(receiver)  \(label)"
  }
}

extension WrittenRow {
  /// Reads a line of the notation; nil when it is none.
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
  /// The text without the blanks at either end.
  var trimmed: String {
    let rest = drop { $0 == " " }
    return String(
      rest[..<(rest.lastIndex { $0 != " " }.map(rest.index(after:)) ?? rest.startIndex)]
    )
  }
}
