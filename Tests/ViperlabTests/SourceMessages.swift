import Foundation

/// The refusals and errors in the sources, reduced to the words that never vary.
struct SourceMessages {
  struct Message: Hashable {
    let file: String
    let words: [String]

    var text: String { words.joined(separator: " … ") }
  }

  private(set) var messages: [Message] = []

  init(in folders: [String]) throws {
    for folder in folders {
      for file in repository.files(in: folder, ending: ".swift") {
        let text = try repository.text(of: file)
        messages += SourceMessages.messages(in: text).map { Message(file: file, words: $0) }
      }
    }
  }

  /// The beginnings of messages in the source: refusing calls, and errors.
  private static let beginnings = [
    ".misused(", ".failed(", "Failure(", "StageError(", "StageError.none(", "ValueError(",
    ".unclear(", "TranscriptError(",
  ]

  /// Returns the fixed words of each literal in refusing calls, and in the descriptions of errors.
  private static func messages(in source: String) -> [[String]] {
    func literals(behind beginning: String, until end: Character) -> [[String]] {
      source.components(separatedBy: beginning).dropFirst().flatMap { text in
        var reader = LiteralReader(text)
        return reader.literals(until: end)
      }
    }
    var all = beginnings.flatMap { literals(behind: $0, until: ")") }
    if source.contains(": Error"), source.contains("CustomStringConvertible") {
      all += literals(behind: "var description: String {", until: "}")
    }
    return all.filter { $0.contains { $0.contains { $0.isLetter } } }
  }
}

extension String {
  var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// A reader of the string literals in a source.
private struct LiteralReader {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  /// Reads code and the character `end` that closes it; returns the texts between the interpolations of each literal, without empty
  /// texts.
  mutating func literals(until end: Character) -> [[String]] {
    var literals: [[String]] = []
    while let character = rest.popFirst(), character != end {
      switch character {
      case "\"": literals.append(literal())
      case "(": literals += self.literals(until: ")")
      case "{": literals += self.literals(until: "}")
      default: break
      }
    }
    return literals
  }

  private mutating func literal() -> [String] {
    let quotes = rest.hasPrefix("\"\"") ? "\"\"\"" : "\""
    rest.removeFirst(quotes.count - 1)
    var pieces = [""]
    while !rest.isEmpty, !rest.hasPrefix(quotes) {
      let character = rest.removeFirst()
      let escaped = character == "\\" ? rest.popFirst() : nil
      if escaped == "(" {
        _ = literals(until: ")")
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(escaped == "n" ? " " : escaped ?? character)
      }
    }
    rest = rest.dropFirst(quotes.count)
    return pieces.map(\.inOneLine).filter { !$0.isEmpty }
  }
}
