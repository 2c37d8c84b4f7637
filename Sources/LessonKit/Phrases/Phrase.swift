/// What is said in a lesson, by its English words, in which a blank stands for each value.
///
/// It is written as an interpolated text: `"Type a number from 1 to \\(count)."` is
/// `Type a number from 1 to {1}.` with one value.
struct Phrase: Hashable, Sendable {
  /// The English words: `{1}`, `{2}` … stand for the values.
  let words: String
  /// What stands in the blanks.
  let values: [String]
}

extension Phrase: ExpressibleByStringInterpolation {
  init(stringLiteral words: String) { self.init(words: words, values: []) }

  init(stringInterpolation text: Interpolation) {
    self.init(words: text.words, values: text.values)
  }

  /// Numbers the values of an interpolated text.
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
  /// What is said in lessons, by its English words; empty where only the pages are translated.
  private static let tables: [String: [String: String]] = [
    "id": indonesianPhrases, "ko": koreanPhrases,
  ]

  /// The languages that have words for what is said in lessons.
  static let spoken = tables.keys.compactMap { Language($0) }

  /// The words of a phrase in this language; the English ones where it has none.
  func words(for english: String) -> String { Self.tables[code]?[english] ?? english }

  /// The English words of a phrase in this language; nil for anything else.
  fileprivate func english(of words: String) -> String? {
    Self.tables[code]?.first { $0.value == words }?.key
  }

  /// Says something in this language.
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

extension LessonRun {
  /// Says something in the language of the lesson.
  func say(_ phrase: Phrase) -> String { lesson.language.say(phrase) }

  /// Whether a choice is right, and why.
  func verdict(on choice: Choice) -> String { "\(say(choice.verdict)) \(choice.reason)".trimmed }
}

extension String {
  /// The English words of which these are a translation; the words themselves where they are none.
  var inEnglish: String {
    for language in Language.spoken {
      if let words = language.english(of: self) { return words }
    }
    return self
  }
}
