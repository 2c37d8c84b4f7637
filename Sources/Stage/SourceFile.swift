/// A source file of a module, kept in the binary.
public struct SourceFile: Hashable, Sendable {
  /// The file's name without folders.
  public let name: String
  /// Its lines, without line ends.
  public let lines: [String]

  /// Makes a source file from its text.
  public init(name: String, text: String) {
    self.name = name
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  /// Makes a source file from what `EmbedTexts` has put into the binary.
  public init(_ embedded: (name: StaticString, text: StaticString)) {
    self.init(name: "\(embedded.name)", text: "\(embedded.text)")
  }
}

extension SourceFile {
  /// The lines of a type's declaration, from 1, with the comments and attributes above it.
  public func lines(ofType type: String) -> ClosedRange<Int>? {
    declaration { line in
      ["class", "struct", "enum", "protocol", "actor"].contains { keyword in
        line.declares(keyword, type)
      }
    }
  }

  /// The lines of a method's declaration, from 1, with the comments above it; the first of that name.
  ///
  ///     file.lines(ofMethod: "getProducts")  // 14...22
  public func lines(ofMethod method: String) -> ClosedRange<Int>? {
    declaration { $0.declares("func", method) || $0.declares("var", method) }
  }

  /// The line on which a method is declared.
  public func line(ofMethod method: String) -> Int? {
    lines.firstIndex { $0.declares("func", method) }.map { $0 + 1 }
  }

  private func declaration(_ isStart: (String) -> Bool) -> ClosedRange<Int>? {
    guard let start = lines.firstIndex(where: isStart) else { return nil }
    var first = start
    while first > 0, lines[first - 1].isAboveDeclaration { first -= 1 }
    return (first + 1)...(end(ofBlockAt: start) + 1)
  }

  /// The index of the line that closes the braces opened from a line on.
  private func end(ofBlockAt start: Int) -> Int {
    var depth = 0
    for index in start..<lines.count {
      for character in lines[index] {
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
      }
      if depth <= 0 { return index }
    }
    return lines.count - 1
  }
}

extension String {
  /// Whether this line holds `keyword name`, as whole words.
  fileprivate func declares(_ keyword: String, _ name: String) -> Bool {
    let words = split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return zip(words, words.dropFirst()).contains { $0 == keyword && $1 == name }
  }

  fileprivate var isAboveDeclaration: Bool {
    let text = drop { $0 == " " }
    return text.hasPrefix("//") || text.hasPrefix("@")
  }
}
