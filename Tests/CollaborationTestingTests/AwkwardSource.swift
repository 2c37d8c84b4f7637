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

  var source: String {
    marked.replacingOccurrences(of: "§", with: "").replacingOccurrences(of: "⟦", with: "")
      .replacingOccurrences(of: "⟧", with: "")
  }

  /// The source before and behind the text, which must not change.
  var surroundings: (before: String, after: String) {
    let parts = marked.replacingOccurrences(of: "§", with: "").components(separatedBy: "⟦")
    return (parts[0], parts[1].components(separatedBy: "⟧")[1])
  }

  /// Returns the place of the call, with line and column as the compiler counts them.
  func site(in path: String) -> CallSite {
    let before = marked.components(separatedBy: "§")[0].replacingOccurrences(of: "⟦", with: "")
      .replacingOccurrences(of: "⟧", with: "")
    let lines = before.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n")
    return CallSite(
      path: path,
      line: UInt(lines.count),
      column: UInt(lines.last.map { $0.utf8.count } ?? 0) + 1
    )
  }
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
