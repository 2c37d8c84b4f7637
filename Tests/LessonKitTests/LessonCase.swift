import Foundation
import LessonKit
import Testing

/// A section of a file in `Cases`: a title, options, a page or a trace, a line of hyphens, and what is expected.
///
///     ===== asks for a number when an answer fits two choices
///     @ replace `Interactor`: no => `Presenter -> Router *`: no
///     -----
///     > view
///     correction: That could be 1 or 2 or 3: type the number.
///
/// A file fails without a section, and a section without an expectation or with an unknown option.
struct LessonCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// A page, a step of a page, or a trace; an empty text if there is none.
  let page: String
  let expected: String
  private let options: [String]

  private static let knownOptions: Set<Substring> = [
    "adds", "at", "begin", "command", "fault", "found", "lesson", "replace", "says", "test",
  ]

  static func all(in file: String) throws -> [LessonCase] {
    let sections = text(of: file).components(separatedBy: "===== ").dropFirst()
    try #require(!sections.isEmpty, "\(file) has no section")
    return try sections.map { section in
      let parts = section.components(separatedBy: "\n-----\n")
      try #require(parts.count == 2, "\(file): \(section)")
      let lines = parts[0].components(separatedBy: "\n")
      let options = lines.dropFirst().prefix { $0.hasPrefix("@ ") }.map { String($0.dropFirst(2)) }
      for option in options {
        try #require(knownOptions.contains(option.prefix { $0 != " " }), "\(file): \(option)")
      }
      let expected = parts[1].trimmingCharacters(in: .newlines)
      try #require(!expected.isEmpty, "\(file): \(lines[0]) expects nothing")
      let page = lines.dropFirst(1 + options.count).joined(separator: "\n")
      return LessonCase(
        testDescription: lines[0],
        page: page,
        expected: expected,
        options: options
      )
    }
  }

  /// Returns the text of a file in `Cases`; stops the tests if there is no such file, or no text in it.
  static func text(of file: String) -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
    guard let text, !text.isEmpty else { preconditionFailure("\(file) has no text") }
    return text
  }

  /// The rest of the options that begin with a word; an empty text for the word alone.
  func options(_ word: String) -> [String] {
    options.filter { $0 == word || $0.hasPrefix(word + " ") }
      .map { String($0.dropFirst(word.count + 1)) }
  }

  /// The page as a lesson, after the replacements that the options name: `@ replace OLD => NEW`.
  ///
  /// Without a page, it is the lesson in the file that the option `@ lesson FILE` names, or the sound lesson.
  ///
  /// A page without a title is the only step of a small lesson, which can ask the questions of a small bank.
  var lesson: Lesson {
    get throws {
      let file = options("lesson").first.map { LessonCase.text(of: $0) } ?? LessonText.sound
      let start = page.isEmpty ? file : page
      let page = try options("replace").reduce(start) { page, option in
        let sides = option.replacing(#"\n"#, with: "\n").components(separatedBy: " => ")
        try #require(sides.count == 2 && page.contains(sides[0]), "\(option)")
        return LessonText.replacing(sides[0], with: sides[1], in: page)
      }
      guard !page.hasPrefix("# ") else {
        return try Lesson(markdown: page, file: options("lesson").first ?? "small.md")
      }
      return try StepPage.lesson(page, in: try StepPage.bank())
    }
  }
}
