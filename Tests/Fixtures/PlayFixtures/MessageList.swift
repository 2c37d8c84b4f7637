import Foundation

/// The messages and the defects of a fixture, written by hand from its source: a file in `Messages`.
///
///     # A comment.
///     finds unowned-view: Presenter.view is unowned; a View can go before the Presenter.
///     View -> Presenter open()
///     Presenter -> View count | why it has no row
struct MessageList {
  let lines: [CountedLine]
  /// The findings, in the order of the rules.
  let findings: [String]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Messages")

  /// Reads the list of a fixture; throws the file system's error where it has none.
  init(of fixture: String) throws {
    let file = MessageList.folder.appending(path: "\(fixture).txt")
    let all = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    lines = all.filter { !$0.hasPrefix("finds ") }.map(CountedLine.init)
    findings = all.filter { $0.hasPrefix("finds ") }.map { String($0.dropFirst(6)) }
  }

  /// The names of the fixtures that have lists.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path()).map {
      $0.replacing(".txt", with: "")
    }
  }
}

/// A line of a list: a message, and why it has no row where it has none.
struct CountedLine {
  let message: CountedMessage
  /// Why it has no row; nil where it must have one.
  let reason: Substring?

  init(_ line: Substring) {
    let parts = line.split(separator: " | ")
    let ends = parts[0].split(separator: " -> ")
    precondition(ends.count == 2, "Expected `sender -> receiver message`, found `\(line)`.")
    message = CountedMessage(sender: String(ends[0]), receipt: String(ends[1]))
    reason = parts.dropFirst().first
  }
}
