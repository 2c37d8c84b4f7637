/// How a command is typed, read to say what may follow the words that were typed.
///
///     UsagePattern("break A -> B [message] [after N]").rest(after: ["view", "->"])
///     // "B [message] [after N]"
struct UsagePattern {
  /// The ways in which it is typed, each in parts without the command's name.
  private let ways: [[Part]]

  /// Reads a usage; several ways stand between `  or  `.
  init(_ usage: String) {
    var ways: [[Part]] = []
    var rest = usage[...]
    while let separator = rest.firstRange(of: "  or  ") {
      ways.append(Part.all(in: rest[..<separator.lowerBound]))
      rest = rest[separator.upperBound...]
    }
    self.ways = (ways + [Part.all(in: rest)]).map { Array($0.dropFirst()) }
  }

  /// What may follow; empty where nothing is known.
  func rest(after words: [String]) -> String {
    let fitting = ways.first { way in
      guard let word = words.first else { return true }
      return way.first?.begins(literallyWith: word) ?? false
    }
    guard var parts = (fitting ?? ways.first)?[...] else { return "" }
    var words = words[...]
    while !words.isEmpty, let part = parts.popFirst() {
      if part.isSkipped(by: words[words.startIndex], before: parts) { continue }
      let left = part.taking(&words)
      guard left.isEmpty else { return (left + parts.map(\.text)).joined(separator: " ") }
    }
    return parts.map(\.text).joined(separator: " ")
  }
}

/// A part of a usage: a word, or what stands in brackets and may be left out.
private struct Part {
  let text: String
  /// What may be typed for it, in words.
  private let alternatives: [[String]]

  private init(_ text: some StringProtocol) {
    self.text = String(text)
    let isOptional = text.hasPrefix("[") && text.hasSuffix("]")
    let inner = isOptional ? text.dropFirst().dropLast() : text[...]
    alternatives = inner.parts(at: "|").map { $0.parts(at: " ") }
  }

  /// The parts of one way.
  static func all(in usage: some StringProtocol) -> [Part] {
    usage[...].parts(at: " ").map { Part($0) }
  }

  /// Whether a word can only mean this part.
  func begins(literallyWith word: String) -> Bool {
    alternatives.contains { $0.first == word && !word.isPlaceholder }
  }

  /// Whether it may be left out, and a word means none of it but rather a later part.
  func isSkipped(by word: String, before later: ArraySlice<Part>) -> Bool {
    guard text.hasPrefix("["), !begins(literallyWith: word) else { return false }
    return later.contains { $0.begins(literallyWith: word) }
      || !alternatives.contains { $0.first?.isPlaceholder ?? false }
  }

  /// Takes as many words as it can off those that were typed; gives what is left of it.
  func taking(_ words: inout ArraySlice<String>) -> [String] {
    let typed = Array(words)
    let literal = alternatives.first { $0.first == typed.first }
    let fitting = alternatives.first { alternative in
      zip(alternative, typed).allSatisfy { $0.isPlaceholder || $0 == $1 }
    }
    let alternative = literal ?? fitting ?? alternatives.first ?? []
    words = words.dropFirst(alternative.count)
    return Array(alternative.dropFirst(typed.count))
  }
}

extension String {
  /// Whether something else is typed in its place: `NAME`, `[message]`, `#N`.
  fileprivate var isPlaceholder: Bool { hasPrefix("[") || contains(where: \.isUppercase) }
}

extension StringProtocol {
  /// The parts between a character that stands in no brackets.
  fileprivate func parts(at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    for character in self {
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
