/// A row of a trace as it is written in a command's output, in a diagram or in the notation.
struct WrittenRow: Equatable {
  var sender: String
  var receiver: String
  var arrow: String
  /// The message, with any note that follows it in the line.
  var label: String
  /// The number of rows that caused this row, directly or indirectly.
  var depth: Int

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
