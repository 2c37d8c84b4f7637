struct MarkdownScanner {
  let file: String
  /// The lines of a page, in which control characters must already be escaped.
  let lines: [String]
  private(set) var index = 0

  mutating func blocks() throws(LessonError) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    while index < lines.count {
      let line = index + 1
      if let content = try block() { blocks.append(MarkdownBlock(content: content, line: line)) }
    }
    return blocks
  }

  private mutating func block() throws(LessonError) -> MarkdownBlock.Content? {
    let text = lines[index].trimmed
    switch LineStart(lines[index]) {
    case .blank, .summary:
      index += 1
      return nil
    case .fence(let ticks): return try fence(ticks: ticks)
    case .comment: return .comment(try comment())
    case .title: return single(.title(text.dropFirst(2).trimmed))
    case .heading: return single(.heading(text.dropFirst(3).trimmed))
    case .detailsBegin: return single(.detailsBegin)
    case .detailsEnd: return single(.detailsEnd)
    case .item: return .item(continued(from: String(text.dropFirst(2))))
    case .numbered(let length): return .numbered(continued(from: String(text.dropFirst(length))))
    case .text: return .paragraph(continued(from: text))
    }
  }

  private mutating func single(_ content: MarkdownBlock.Content) -> MarkdownBlock.Content {
    index += 1
    return content
  }

  private mutating func continued(from first: String) -> String {
    var words = [first.trimmed]
    index += 1
    while index < lines.count, LineStart(lines[index]) == .text {
      words.append(lines[index].trimmed)
      index += 1
    }
    return words.joined(separator: " ")
  }

  private mutating func fence(ticks: Int) throws(LessonError) -> MarkdownBlock.Content {
    let begin = index
    let words = lines[begin].trimmed.dropFirst(ticks).split(separator: " ").map(String.init)
    index += 1
    while index < lines.count {
      let text = lines[index].trimmed
      index += 1
      if text.count >= ticks, text.allSatisfy({ $0 == "`" }) {
        return .fence(words, Array(lines[(begin + 1)..<(index - 1)]))
      }
    }
    throw LessonError(file: file, line: begin + 1, .unclosed("The fence \(words.first ?? "")"))
  }

  private mutating func comment() throws(LessonError) -> [String] {
    let begin = index
    var words: [Substring] = []
    while index < lines.count {
      words += lines[index].split(separator: " ")
      index += 1
      if words.last?.hasSuffix("-->") == true {
        let inside = words.joined(separator: " ").dropFirst(4).dropLast(3)
        return inside.trimmed.cut(at: " ").filter { !$0.isEmpty }
      }
    }
    throw LessonError(file: file, line: begin + 1, .unclosed("The comment"))
  }
}

extension [MarkdownBlock] {
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
    case detailsBegin
    case detailsEnd
  }

  let content: Content
  let line: Int
}

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
