import Foundation
import Testing

@testable import CollaborationTesting

/// A source with a call that is hard to find and whose text is rewritten, as in `awkward.txt`.
///
/// `§` marks the end of the function's name, `⟦…⟧` the text, and `¶` a file without a line feed at its end; `␊`, `␍`, `␉` and `␠`
/// stand for a line feed, a carriage return, a tab and a blank at the end of a line.
struct AwkwardSource: CustomTestStringConvertible, Sendable {
  let name: String
  /// The text as compiled, below the name: `compiled: A -> B c()`; nil for a call without a text.
  let compiled: String?
  private let marked: String

  static let all = CaseSection.all(in: "awkward.txt").map(AwkwardSource.init)

  private init(_ section: CaseSection) {
    let decoded = { (text: Substring) in
      [("␊", "\n"), ("␍", "\r"), ("␉", "\t"), ("␠", " "), ("¶\n", "")]
        .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
    let first = section.text.prefix { $0 != "\n" }
    let isCompiled = first.hasPrefix("compiled:")
    name = section.name
    compiled = isCompiled ? decoded(first.dropFirst("compiled:".count).drop { $0 == " " }) : nil
    marked = decoded(isCompiled ? section.text.dropFirst(first.count + 1) : section.text[...])
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

  /// Writes a file that is older than the tests, as their sources are, or a new one.
  func write(_ text: String, to name: String, isNew: Bool = false) throws -> String {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    let date = Date(timeIntervalSince1970: 0)
    let attributes: [FileAttributeKey: Any] = isNew ? [:] : [.modificationDate: date]
    try FileManager.default.setAttributes(attributes, ofItemAtPath: file.path)
    return file.path
  }
}
