enum LineStart: Equatable {
  case blank
  case title
  case heading
  case comment
  case fence(ticks: Int)
  case item
  case numbered(length: Int)
  case detailsBegin
  case summary
  case detailsEnd
  case text

  init(_ line: String) {
    let text = line.trimmed
    let ticks = text.prefix { $0 == "`" }.count
    let digits = text.prefix { ("0"..."9").contains($0) }.count
    if text.isEmpty {
      self = .blank
    } else if ticks >= 3 {
      self = .fence(ticks: ticks)
    } else if digits > 0, text.dropFirst(digits).hasPrefix(". ") {
      self = .numbered(length: digits + 2)
    } else {
      self = Self.prefixes.first { text.hasPrefix($0.prefix) }?.start ?? .text
    }
  }

  private static var prefixes: [(prefix: String, start: LineStart)] {
    [
      ("# ", .title), ("## ", .heading), ("<!--", .comment), ("- ", .item),
      ("<details>", .detailsBegin), ("<summary>", .summary), ("</details>", .detailsEnd),
    ]
  }
}
