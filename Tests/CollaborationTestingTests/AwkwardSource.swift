import Foundation
import Testing

@testable import CollaborationTesting

/// A source with a call whose text is rewritten: `§` marks the end of the function's name, `⟦…⟧` the text.
struct AwkwardSource: CustomTestStringConvertible, Sendable {
  let name: String
  let compiled: String?
  private let marked: String

  init(_ name: String, compiled: String?, _ marked: String) {
    self.name = name
    self.compiled = compiled
    self.marked = marked
  }

  var testDescription: String { name }

  var source: String { AwkwardSource.unmarked(marked) }

  /// The source before and behind the text, which must not change.
  var surroundings: (before: String, after: String) {
    let parts = marked.replacing("§", with: "").components(separatedBy: "⟦")
    return (parts[0], parts[1].components(separatedBy: "⟧")[1])
  }

  /// Returns the place of the call, with line and column as the compiler counts them.
  func site(in path: String) -> CallSite {
    let before = AwkwardSource.unmarked(marked.components(separatedBy: "§")[0])
    let lines = before.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n")
    return CallSite(
      path: path,
      line: UInt(lines.count),
      column: UInt(lines.last.map { $0.utf8.count } ?? 0) + 1
    )
  }

  private static func unmarked(_ text: String) -> String { text.filter { !"§⟦⟧".contains($0) } }
}

final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "viperlab-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

extension AwkwardSource {
  /// Sources in which a call or its text is hard to find.
  static let all = sources.map { AwkwardSource($0, compiled: $1, $2) }

  private static let sources: [(String, String?, String)] = [
    ("an empty text", "", "  expectTrace§(trace) { ⟦\"\"⟧ }\n"),
    ("no closure", nil, "  expectTrace§(trace)⟦⟧\n  next()\n"),
    ("no closure at the end of the file", nil, "  expectTrace§(trace)⟦⟧"),
    (
      "several lines", "A -> B c()\n  B -> C d()",
      """
      func test() {
        expectTrace§(trace) {
          ⟦\"""
          A -> B c()
            B -> C d()
          \"""⟧
        }
      }

      """
    ),
    (
      "a raw text of several lines", #"A -> B c("\n")"#,
      """
      expectTrace§(trace) {
        ⟦#\"""
        A -> B c("\\n")
        \"""#⟧
      }

      """
    ),
    ("a raw text", #"A -> B "c""#, ##"x { expectTrace§(t) { ⟦#"A -> B "c""#⟧ } }"##),
    ("one quotation mark", "\"", ##"expectTrace§(t) { ⟦#"""#⟧ }; let s = "#""##),
    ("escapes", "a\tb\\\"é\n", #"expectTrace§(t) { ⟦"a\tb\\\"\u{e9}\n"⟧ }"#),
    (
      "emoji and other letters before the call", "",
      "/* 👩‍👩‍👧 é */ let 名 = \"👍\"; expectTrace§(名) { ⟦\"\"⟧ } // 👍\n"
    ),
    (
      "two calls on a line, the first", "a",
      "expectTrace§(a) { ⟦\"a\"⟧ }; expectTrace(b) { \"b\" }\n"
    ),
    (
      "two calls on a line, the second", "b",
      "expectTrace(a) { \"a\" }; expectTrace§(b) { ⟦\"b\"⟧ }\n"
    ),
    (
      "ends of lines of two characters", "a\nb",
      "let a = 1\r\nexpectTrace§(t) {\r\n  ⟦\"\"\"\r\n  a\r\n  b\r\n  \"\"\"⟧\r\n}\r\nnext()\r\n"
    ),
    (
      "nested comments with brackets and quotes", "",
      "expectTrace§(a /* ) /* \" */ { */ , // \") {\n  b) /* { \"x\" } */ { /* \" */ ⟦\"\"⟧ // }\n }\n"
    ),
    (
      "brackets in texts and texts in texts", "",
      #"expectTrace§(f(")", "\(g(")\(")")"))", [x: { ")" }]) ) { ⟦""⟧ } + ")""# + "\n"
    ),
    (
      "regular expressions with brackets", "",
      #"expectTrace§(t.filter(/[(]"/), #/)"/#, a / b) { ⟦""⟧ }"#
    ),
    ("tabs", "", "\tfunc f() {\n\t\texpectTrace§(t) {\n\t\t\t⟦\"\"⟧\n\t\t}\n\t}\n"),
    ("blanks before the bracket", "", "Lib.expectTrace §(t)\n\n  {\n⟦\"\"⟧ }\n"),
    ("a text behind a text", "x", "expectTrace§(\"x\") { ⟦\"x\"⟧ }; f { \"x\" }"),
    ("a line that goes on", "ab", "expectTrace§(t) {\n  ⟦\"\"\"\n  a\\  \n  b\n  \"\"\"⟧\n}\n"),
  ]
}
