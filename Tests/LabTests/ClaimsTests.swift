import Foundation
import LessonKit
import TerminalText
import Testing

@testable import Lab

/// The tables in `Claims`, and what their rows name.
private enum Claims {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func rows(of page: String) throws -> [[String]] {
    let lines = try text("Tests/LabTests/Claims/\(page).md").split(separator: "\n")
    return try lines.filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      try #require(cells.count == 4, "\(line)")
      return cells
    }
  }

  static func lines(printedBy commands: String) async -> [Substring] {
    let answer = await Session(lessons: .builtIn).answer(commands)
    #expect(answer.status == .done, "\(commands)")
    return answer.text.plain.split(separator: "\n")
  }
}

/// Each type, method and claim of an article is where the tables in `Claims` say.
@Suite struct ArticleClaimsTests {
  static let articles = ["000", "001", "002", "003", "004"]

  @Test(arguments: articles) func `are where the table says`(article: String) async throws {
    let rows = try Claims.rows(of: "Article-\(article)")
    #expect(rows.count > 50)
    for (place, rows) in Dictionary(grouping: rows, by: { $0[2] }) where place != "left out" {
      let lines = try await lines(of: place)
      for row in rows {
        let isShown = lines.contains { $0.contains(row[3]) }
        #expect(isShown, "\(row[0]) \(row[1]): \(place) does not show \(row[3])")
      }
    }
  }

  /// Returns the lines of a file, or the lines that commands in back-ticks print.
  private func lines(of place: String) async throws -> [Substring] {
    if place.hasPrefix("`") {
      return await Claims.lines(printedBy: String(place.dropFirst().dropLast()))
    }
    let folder = place.hasPrefix("Lessons/") ? "" : "Sources/SampleModules/"
    return try Claims.text(folder + place).split(separator: "\n")
  }

  @Test(arguments: articles) func `say why something is left out`(article: String) throws {
    for row in try Claims.rows(of: "Article-\(article)") {
      #expect(["type", "method", "data", "claim", "defect", "word"].contains(row[0]))
      #expect(!row[1].isEmpty && !row[3].isEmpty, "\(row)")
    }
  }
}

/// The numbers and facts in lesson texts, as `Claims/Lessons.md` lists them, are what commands print.
@Suite struct LessonClaimsTests {
  @Test func `stand in their lessons`() throws {
    for (lesson, claims) in Dictionary(grouping: try Claims.rows(of: "Lessons"), by: { $0[0] }) {
      let text = try Claims.text("Lessons/\(lesson).md").split { $0.isWhitespace }
        .joined(separator: " ")
      for claim in claims { #expect(text.contains(claim[1]), "\(lesson): \(claim[1])") }
    }
  }

  @Test func `are what the commands print`() async throws {
    let claims = try Claims.rows(of: "Lessons")
    #expect(claims.count > 400)
    for (commands, claims) in Dictionary(grouping: claims, by: { $0[2] }) {
      let lines = await Claims.lines(printedBy: commands)
      for claim in claims {
        let isShown = lines.contains { $0.contains(claim[3]) }
        #expect(isShown, "\(claim[0]): \(claim[1]): \(commands) prints no \(claim[3])")
      }
    }
  }
}
