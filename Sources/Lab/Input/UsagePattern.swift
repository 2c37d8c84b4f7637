/// The parsed syntax of a command, which determines the words that can follow the words typed so far.
///
///     UsagePattern("break A -> B [message] [after N]").rest(after: ["view", "->"])
///     // "B [message] [after N]"
struct UsagePattern {
  private let ways: [[Part]]

  init(_ usage: String) {
    ways = usage.split(separator: "  or  ", omittingEmptySubsequences: false).map {
      $0.parts(at: " ").dropFirst().map { Part($0) }
    }
  }

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

/// A part of a command's syntax: a word such as `NAME`, alternatives such as `on|off`, or an optional group in brackets.
private struct Part {
  let text: String
  private let alternatives: [[String]]

  init(_ text: some StringProtocol) {
    self.text = String(text)
    let isOptional = text.hasPrefix("[") && text.hasSuffix("]")
    let inner = isOptional ? text.dropFirst().dropLast() : text[...]
    alternatives = inner.parts(at: "|").map { $0.parts(at: " ") }
  }

  func begins(literallyWith word: String) -> Bool {
    alternatives.contains { $0.first == word && !word.isPlaceholder }
  }

  /// Returns whether this part is optional and is not for `word`: a later part begins with `word`, or this part takes no values.
  func isSkipped(by word: String, before later: ArraySlice<Part>) -> Bool {
    guard text.hasPrefix("["), !begins(literallyWith: word) else { return false }
    return later.contains { $0.begins(literallyWith: word) }
      || !alternatives.contains { $0.first?.isPlaceholder ?? false }
  }

  /// Removes this part's words from the start of `words`, and returns the words of this part that are not typed yet.
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
  /// Whether a word of a syntax is a placeholder for a value, such as `NAME`, `[message]` or `#N`.
  fileprivate var isPlaceholder: Bool { hasPrefix("[") || contains(where: \.isUppercase) }
}

extension StringProtocol {
  /// Returns the parts of a syntax between the occurrences of `separator`; occurrences in brackets do not separate.
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
