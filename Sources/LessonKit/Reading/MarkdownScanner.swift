struct MarkdownScanner {
  /// The lines of a page, in which control characters must already be escaped.
  let lines: [String]
  private(set) var index = 0

  mutating func blocks() -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    while index < lines.count {
      let line = index + 1
      if let content = block() { blocks.append(MarkdownBlock(content: content, line: line)) }
    }
    return blocks
  }

  private mutating func block() -> MarkdownBlock.Content? {
    let text = lines[index].trimmed
    guard let mark = Self.mark(of: text) else { return .paragraph(continued(from: text)) }
    let rest = text.dropFirst(mark.count).trimmed
    // Blocks of several lines.
    if mark == "<!--" { return comment() }
    if mark.hasPrefix("`") { return fence(ticks: mark.count) }
    if mark == "- " { return .item(continued(from: rest)) }
    if mark.hasSuffix(". ") { return .numbered(continued(from: rest)) }
    // Blocks of one line; a summary and a blank line are none.
    index += 1
    return switch mark {
    case "# ": .title(rest)
    case "## ": .heading(rest)
    case "<details>": .detailsBegin
    case "</details>": .detailsEnd
    default: nil
    }
  }

  /// Returns the characters with which a line begins a block, such as `## `; empty for a blank line, nil for one of a paragraph.
  private static func mark(of line: String) -> String? {
    if line.isEmpty { return "" }
    let ticks = line.prefix { $0 == "`" }
    let digits = line.prefix { ("0"..."9").contains($0) }
    if ticks.count >= 3 { return String(ticks) }
    if !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") { return digits + ". " }
    let marks = ["# ", "## ", "<!--", "- ", "<details>", "<summary>", "</details>"]
    return marks.first { line.hasPrefix($0) }
  }

  private mutating func continued(from first: String) -> String {
    var words = [first]
    index += 1
    while index < lines.count, Self.mark(of: lines[index].trimmed) == nil {
      words.append(lines[index].trimmed)
      index += 1
    }
    return words.joined(separator: " ")
  }

  private mutating func fence(ticks: Int) -> MarkdownBlock.Content {
    let begin = index
    let words = lines[begin].trimmed.dropFirst(ticks).split(separator: " ").map(String.init)
    index += 1
    while index < lines.count {
      let text = lines[index].trimmed
      let mark = text.prefix { $0 == "`" }
      if mark.count >= ticks, mark.count < text.count { break }
      index += 1
      if mark.count >= ticks {
        return .fence(words, Array(lines[(begin + 1)..<(index - 1)]))
      }
    }
    return unclosed("The fence \(words.first ?? "")", from: begin)
  }

  private mutating func comment() -> MarkdownBlock.Content {
    let begin = index
    var words: [Substring] = []
    while index < lines.count, index == begin || !lines[index].trimmed.hasPrefix("<!--") {
      words += lines[index].split(separator: " ")
      index += 1
      if words.last?.hasSuffix("-->") == true {
        let inside = words.joined(separator: " ").dropFirst(4).dropLast(3)
        return .comment(inside.trimmed.cut(at: " ").filter { !$0.isEmpty })
      }
    }
    return unclosed("The comment", from: begin)
  }

  /// Ends a block that begins at `begin` and is not closed before `index`: above the next heading, if there is one.
  private mutating func unclosed(_ what: String, from begin: Int) -> MarkdownBlock.Content {
    index = lines[begin..<index].firstIndex { $0.hasPrefix("## ") } ?? index
    return .unclosed(what)
  }
}

extension [MarkdownBlock] {
  /// The line of the first block without its end, and the sentence about this mistake.
  var unclosed: (line: Int, text: String)? {
    lazy.compactMap { block in
      guard case .unclosed(let what) = block.content else { return nil }
      return (block.line, "\(what) begins here and never ends.")
    }
    .first
  }

  /// Returns the HTML comments that begin with a word, such as `step`: their words and their lines.
  func comments(about word: String) -> [(words: [String], line: Int)] {
    compactMap { block in
      guard case .comment(let words) = block.content, words.first == word else { return nil }
      return (words, block.line)
    }
  }
}

struct MarkdownBlock: Equatable {
  enum Content: Equatable {
    case title(String)
    case heading(String)
    case comment([String])
    /// A fenced code block: the words after the opening back-ticks, and the lines inside.
    case fence([String], [String])
    case paragraph(String)
    case item(String)
    case numbered(String)
    /// A comment or a fenced code block without its end, as a mistake names it.
    case unclosed(String)
    case detailsBegin
    case detailsEnd
  }

  let content: Content
  let line: Int
}
