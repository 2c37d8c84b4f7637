/// A line of a Markdown page without the blanks, list markers, quotation marks and HTML tags at its start.
struct NestedLine {
  let text: Substring
  let isNested: Bool

  init(_ line: Substring) {
    var rest = line.utf8[...]
    while let shorter = NestedLine.withoutMarker(rest), shorter.count < rest.count {
      rest = shorter
    }
    text = Substring(rest)
    isNested = rest.count < line.utf8.count
  }

  /// Returns the bytes after the blank, list marker, quotation mark or HTML tag at the start of the line; nil without one.
  private static func withoutMarker(
    _ line: Substring.UTF8View.SubSequence
  ) -> Substring.UTF8View.SubSequence? {
    guard let first = line.first else { return nil }
    switch first {
    case .blank, .tab, .greaterThan: return line.dropFirst()
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      return behindMarker(line.dropFirst())
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let rest = line.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard let end = rest.first, [UInt8(ascii: "."), UInt8(ascii: ")")].contains(end) else {
        return nil
      }
      return behindMarker(rest.dropFirst())
    case UInt8(ascii: "<"):
      return line.firstIndex(of: .greaterThan).map { line[line.index(after: $0)...] }
    default: return nil
    }
  }

  /// Returns `rest`, the bytes after a list marker, without its first blank or tab; nil if it begins with neither.
  private static func behindMarker(
    _ rest: Substring.UTF8View.SubSequence
  ) -> Substring.UTF8View.SubSequence? {
    rest.first.map { $0 == .blank || $0 == .tab } == true ? rest.dropFirst() : nil
  }
}

extension NestedLine {
  var isCommand: Bool { CopiedPrompt.isCommand(text) }
}
