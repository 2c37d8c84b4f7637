/// A phrase of a lesson: English words with a placeholder for each value.
///
/// Written as an interpolated string: `"Type a number from 1 to \(count)."` becomes `Type a number from 1 to {1}.` with one value.
struct Phrase: Hashable, Sendable {
  /// The English words of the phrase, with `{1}`, `{2}` … in place of the values.
  let words: String
  let values: [String]
}

extension Phrase: ExpressibleByStringInterpolation {
  init(stringLiteral words: String) { self.init(words: words, values: []) }

  init(stringInterpolation text: Interpolation) {
    self.init(words: text.words, values: text.values)
  }

  /// A builder of a phrase from an interpolated string, which replaces each value by a numbered placeholder such as `{1}`.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var words = ""
    fileprivate var values: [String] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { words += literal }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      values.append(value.description)
      words += "{\(values.count)}"
    }
  }
}

extension Language {
  private static let tables: [String: [String: String]] = [
    "id": indonesianPhrases, "ko": koreanPhrases,
  ]

  static let spoken = tables.keys.compactMap { Language($0) }

  /// Returns the translation of a phrase's English words into this language; the English words if it has none.
  func words(for english: String) -> String { Self.tables[code]?[english] ?? english }

  fileprivate func english(of words: String) -> String? {
    Self.tables[code]?.first { $0.value == words }?.key
  }

  func say(_ phrase: Phrase) -> String {
    let words = words(for: phrase.words)
    guard !phrase.values.isEmpty else { return words }
    return words.split(separator: "{", omittingEmptySubsequences: false).enumerated()
      .map { index, piece in
        let end = piece.firstIndex(of: "}")
        guard index > 0, let end, let number = Int(piece[..<end]),
          phrase.values.indices.contains(number - 1)
        else { return (index > 0 ? "{" : "") + piece }
        return phrase.values[number - 1] + piece[piece.index(after: end)...]
      }
      .joined()
  }
}

extension LessonAttempt {
  func say(_ phrase: Phrase) -> String { lesson.language.say(phrase) }

  func paragraph(_ phrase: Phrase) -> LessonLine { .paragraph(say(phrase)) }

  func correction(_ phrase: Phrase) -> LessonLine { .correction(say(phrase)) }

  func verdict(on choice: Choice) -> String { "\(say(choice.verdict)) \(choice.reason)".trimmed }
}

extension String {
  /// The English words if the text is a translated phrase; else the text itself.
  var inEnglish: String {
    for language in Language.spoken {
      if let words = language.english(of: self) { return words }
    }
    return self
  }
}
