import Foundation

/// The messages in the sources with which something is refused, as the words in them that never vary.
struct SourceMessages {
  /// A message: where it stands, and its fixed words.
  struct Message: Hashable {
    let file: String
    let words: [String]

    /// The words, with a mark where something varies.
    var text: String { words.joined(separator: " … ") }
  }

  private(set) var messages: [Message] = []

  /// Reads the Swift files below some folders.
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

  /// How a message begins in the source: a call that refuses, or the text of an error.
  private static let beginnings = [
    ".misused(", ".failed(", "Failure(", "StageError(", "StageError.none(", "ValueError(",
    ".unclear(",
  ]

  /// The fixed words of each literal in a call that refuses, and in the description of an error.
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

  /// The pieces between interpolations that are long enough to know the message by.
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
  /// The words with one blank between them.
  var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// The string literals up to the parenthesis that closes a call.
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
