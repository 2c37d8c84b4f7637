/// Shortens the content of a to-do for the list.
public struct ContentFormatter {
  private let width: Int

  /// Makes a formatter for texts of at most `width` characters.
  public init(width: Int = 24) {
    self.width = width
  }

  /// Returns as many whole words as fit: `Take one small step…`.
  public func excerpt(from content: String) -> String {
    let words = content.split(whereSeparator: \.isWhitespace)
    let line = words.joined(separator: " ")
    guard line.count > width else { return line }
    var excerpt = ""
    for word in words {
      let longer = excerpt.isEmpty ? String(word) : excerpt + " " + word
      if longer.count >= width { break }
      excerpt = longer
    }
    return (excerpt.isEmpty ? String(line.prefix(width - 1)) : excerpt) + "…"
  }
}
