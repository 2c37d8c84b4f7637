import Foundation
import Testing

/// The cases of tests, which the pages in the folder `Cases` list below headings.
///
///     ## messages that are delivered
///
///     | message | heard |
///     |---|---|
///     | greet(Ada) | hello Ada |
///
/// In a cell, `␊` stands for a line feed, and `␛` for an escape character.
enum Cases {
  /// Returns the rows of a table with two columns.
  ///
  /// - Throws: An error without this heading, without rows, or for a row with another number of cells.
  static func pairs(_ heading: String) throws -> [(String, String)] {
    try rows(heading, columns: 2).map { ($0[0], $0[1]) }
  }

  /// Returns the rows of a table with three columns; throws as `pairs` does.
  static func triples(_ heading: String) throws -> [(String, String, String)] {
    try rows(heading, columns: 3).map { ($0[0], $0[1], $0[2]) }
  }

  /// Returns the lines of the first block below a heading.
  ///
  /// - Throws: An error without this heading, or without lines.
  static func lines(_ heading: String) throws -> [String] {
    let block = try section(heading).drop { !$0.hasPrefix("```") }.dropFirst()
    let lines = block.prefix { !$0.hasPrefix("```") }
    try #require(!lines.isEmpty, "There is no block below \(heading).")
    return Array(lines)
  }

  private static func rows(_ heading: String, columns: Int) throws -> [[String]] {
    let rows = try section(heading).filter { $0.hasPrefix("| ") }.dropFirst()
    try #require(!rows.isEmpty, "There is no row below \(heading).")
    return try rows.map { row in
      let text = row.replacing("␊", with: "\n").replacing("␛", with: "\u{1B}")
      let cells = text.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      try #require(cells.count == columns, "\(row)")
      return cells
    }
  }

  private static func section(_ heading: String) throws -> [String] {
    let below = try pages.drop { $0 != "## \(heading)" }.dropFirst()
    try #require(!below.isEmpty, "No page in Cases has the heading \(heading).")
    return below.prefix { !$0.hasPrefix("## ") }
  }

  /// The lines of all pages.
  fileprivate static var pages: [String] {
    get throws { try texts(in: "Cases", ending: ".md").components(separatedBy: "\n") }
  }

  /// Returns the texts of the files in a folder beside this file whose names have an ending.
  fileprivate static func texts(in folder: String, ending: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return try names.filter { $0.hasSuffix(ending) }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
  }
}

@Suite struct CasesTests {
  @Test func `are all read, and have headings of their own`() throws {
    let headings = try Cases.pages.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    let sources = try Cases.texts(in: ".", ending: ".swift")
    #expect(headings.filter { !sources.contains("(\"\($0)\")") } == [])
    #expect(Set(headings).count == headings.count)
  }
}
