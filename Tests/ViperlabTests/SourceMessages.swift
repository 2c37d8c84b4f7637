import Foundation

/// The refusals and errors in the sources, reduced to the words that never vary.
struct SourceMessages {
  /// A message: its file and its fixed words.
  struct Message: Hashable {
    let file: String
    let words: [String]

    /// The words, joined by `…` where a text varies.
    var text: String { words.joined(separator: " … ") }
  }

  private(set) var messages: [Message] = []

  init(in folders: [String]) throws {
    for folder in folders {
      let root = repository.appending(path: folder)
      let files = FileManager.default.enumerator(atPath: root.path())?.allObjects ?? []
      for file in files.compactMap({ $0 as? String }).sorted() where file.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
        messages += SourceMessages.messages(in: text).map {
          Message(file: "\(folder)/\(file)", words: $0)
        }
      }
    }
  }

  /// The beginnings of messages in the source: refusing calls, and errors.
  private static let beginnings = [
    ".misused(", ".failed(", "Failure(", "StageError(", "StageError.none(", "ValueError(",
    ".unclear(",
  ]

  /// Returns the fixed words of each literal in refusing calls, and in the descriptions of errors.
  private static func messages(in source: String) -> [[String]] {
    let calls = beginnings.flatMap { source.components(separatedBy: $0).dropFirst() }
    let isError = source.contains(": Error") && source.contains("CustomStringConvertible")
    let texts =
      isError ? source.components(separatedBy: "var description: String {").dropFirst() : []
    let literals =
      calls.flatMap { SourceLiterals(Array($0)).literals }
      + texts.flatMap { SourceLiterals(Array($0), closedBy: "}").literals }
    return literals.map(words).filter { $0.contains { $0.contains { $0.isLetter } } }
  }

  /// Returns the texts between interpolations, without empty ones.
  private static func words(of literal: String) -> [String] {
    var pieces = [""]
    var depth = 0
    var isEscaped = false
    for character in literal {
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if isEscaped {
        isEscaped = false
        if character == "(" {
          depth = 1
          pieces.append("")
        } else if character.isWhitespace || character == "n" {
          pieces[pieces.count - 1] += " "
        } else {
          pieces[pieces.count - 1].append(character)
        }
      } else if character == "\\" {
        isEscaped = true
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces.map(\.inOneLine).filter { !$0.isEmpty }
  }
}

extension String {
  var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// The string literals up to the parenthesis or brace that closes the call or the body.
private struct SourceLiterals {
  private(set) var literals: [String] = []
  private let text: [Character]
  private var index = 0

  init(_ text: [Character], closedBy end: Character = ")") {
    self.text = text
    let start: Character = end == ")" ? "(" : "{"
    var depth = 1
    while depth > 0, index < text.count {
      if text[index] == "\"" {
        readLiteral()
        continue
      }
      depth += text[index] == start ? 1 : text[index] == end ? -1 : 0
      index += 1
    }
  }

  private mutating func readLiteral() {
    let quotes = text[index...].prefix(3) == ["\"", "\"", "\""] ? 3 : 1
    index += quotes
    let start = index
    var depth = 0
    while index < text.count {
      if text[index] == "\\" {
        if index + 1 < text.count, text[index + 1] == "(" { depth += 1 }
        index += 2
        continue
      }
      if depth > 0 {
        depth += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
      } else if text[index...].prefix(quotes).allSatisfy({ $0 == "\"" }) {
        break
      }
      index += 1
    }
    literals.append(String(text[start..<min(index, text.count)]))
    index += quotes
  }
}
