import Course

/// A language in which lessons are written, given by a code such as `ko`.
public struct Language: Hashable, Sendable {
  /// The code of the language: two or three lower-case letters.
  public let code: String

  /// English, the language of the original lessons.
  public static let english = Language(known: "en")

  private init(known code: String) { self.code = code }

  /// Makes a language from a code of two or three lower-case letters; nil for any other text.
  public init?(_ code: some StringProtocol) {
    guard (2...3).contains(code.utf8.count), code.utf8.allSatisfy({ (97...122).contains($0) })
    else { return nil }
    self.code = String(code)
  }

  /// Makes a language from a locale such as `ko_KR.UTF-8`; nil where the locale has no language, such as `C`.
  public init?(locale: String) {
    self.init(locale.prefix { !"_.@-".contains($0) })
  }

  /// Creates the language of a page from its file name: `ko` for `05-nested-calls.ko.md`, English for `05-nested-calls.md`.
  public init(ofFile file: String) {
    let parts = file.split(separator: "/").last?.split(separator: ".") ?? []
    self = parts.count > 2 ? Language(parts[parts.count - 2]) ?? .english : .english
  }

  /// Returns the file name of an English page's translation into this language: `05-nested-calls.ko.md` for
  /// `05-nested-calls.md`; `original` itself for English.
  public func file(translating original: String) -> String {
    guard self != .english else { return original }
    return original.dropLast(".md".count) + ".\(code).md"
  }

  /// Returns the file name of the English page of which `file` is a translation; `file` itself for an English page.
  public static func original(of file: String) -> String {
    let language = Language(ofFile: file)
    guard language != .english else { return file }
    return file.dropLast(".\(language.code).md".count) + ".md"
  }
}

/// A phrase of a lesson: English words with a placeholder for each value.
///
/// Written as an interpolated string: `"Type a number from 1 to \(count)."` becomes `Type a number from 1 to {1}.` with one value.
struct Phrase: Hashable, Sendable {
  /// The English words of the phrase, with `{1}`, `{2}` … in place of the values.
  private(set) var words = ""
  private(set) var values: [String] = []
}

extension Phrase: ExpressibleByStringInterpolation, StringInterpolationProtocol {
  init(stringLiteral words: String) { self.words = words }

  init(literalCapacity: Int, interpolationCount: Int) {}

  init(stringInterpolation phrase: Phrase) { self = phrase }

  mutating func appendLiteral(_ literal: String) { words += literal }

  mutating func appendInterpolation(_ value: some CustomStringConvertible) {
    values.append(value.description)
    words += "{\(values.count)}"
  }
}

extension Language {
  /// The translated phrases of each language, by their English words, from pages such as `phrases.ko.md`.
  static let phrases: [Language: [String: String]] = {
    let course = Course.builtIn
    let pages = course.translations(of: "phrases.md").map { file in
      (Language(ofFile: file), translations(on: course.text(of: file) ?? ""))
    }
    return Dictionary(uniqueKeysWithValues: pages)
  }()

  /// Parses the table of a built-in page.
  ///
  /// Each row has English words, which no other row has, and their translation.
  /// Double quotes around the text of a cell are left out; they keep the blanks at its ends.
  private static func translations(on page: String) -> [String: String] {
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
    let cells = rows.map { row in
      row.split(separator: "|").map(\.trimmed).map { text in
        let isQuoted = text.hasPrefix("\"") && text.hasSuffix("\"")
        return isQuoted ? String(text.dropFirst().dropLast()) : text
      }
    }
    precondition(cells.allSatisfy { $0.count == 2 }, "A row of phrases has two cells.")
    return Dictionary(uniqueKeysWithValues: cells.map { ($0[0], $0[1]) })
  }

  /// The words that introduce the command to read lessons in this language.
  package var invitation: String { say("Some lessons are there in your language:") }

  /// Returns a phrase with its values in this language; in English if it is not translated.
  func say(_ phrase: Phrase) -> String {
    let translations = self == .english ? nil : Language.phrases[self]
    let words = translations?[phrase.words] ?? phrase.words
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

  /// Returns a phrase with texts of the open question in the question's language, which is English if the bank lacks a translation.
  func quote(_ phrase: Phrase) -> String { Language(ofFile: question.data.file).say(phrase) }

  func verdict(on choice: Choice) -> String { "\(quote(choice.verdict)) \(choice.reason)".trimmed }
}

extension String {
  /// The English words if the text is a translated phrase; else the text itself.
  var inEnglish: String {
    let phrases = Language.phrases.values.lazy.compactMap { $0.first { $0.value == self }?.key }
    return phrases.first ?? self
  }
}
