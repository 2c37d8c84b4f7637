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
    return literals.filter { $0.contains { $0.contains { $0.isLetter } } }
  }
}

extension String {
  var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// The string literals up to the parenthesis or brace that closes the call or the body.
private struct SourceLiterals {
  /// The texts between the interpolations of each literal, without empty ones.
  private(set) var literals: [[String]] = []
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
    var pieces = [""]
    while index < text.count, !text[index...].prefix(quotes).allSatisfy({ $0 == "\"" }) {
      let isEscape = text[index] == "\\" && index + 1 < text.count
      let character = text[isEscape ? index + 1 : index]
      index += isEscape ? 2 : 1
      if isEscape, character == "(" {
        skipInterpolation()
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(isEscape && character == "n" ? " " : character)
      }
    }
    literals.append(pieces.map(\.inOneLine).filter { !$0.isEmpty })
    index += quotes
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, index < text.count {
      if text[index] == "\\" {
        depth += index + 1 < text.count && text[index + 1] == "(" ? 1 : 0
        index += 1
      } else {
        depth += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
      }
      index += 1
    }
  }
}
