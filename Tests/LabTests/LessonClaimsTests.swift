import Foundation
import LessonKit
import TerminalText
import Testing

@testable import Lab

/// The numbers and facts in lesson texts, as `Places/Lessons.md` lists them, are what commands print.
@Suite struct LessonClaimsTests {
  private struct Claim {
    let lesson, sentence, commands, shown: String
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func claims() throws -> [Claim] {
    let page = try text("Tests/LabTests/Places/Lessons.md")
    return try page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      try #require(cells.count == 4, "\(line)")
      return Claim(lesson: cells[0], sentence: cells[1], commands: cells[2], shown: cells[3])
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `stand in their lessons`() throws {
    var lessons: [String: String] = [:]
    for claim in try Self.claims() {
      let lesson =
        try lessons[claim.lesson]
        ?? Self.text("Lessons/\(claim.lesson).md")
        .split { $0.isWhitespace }.joined(separator: " ")
      lessons[claim.lesson] = lesson
      #expect(lesson.contains(claim.sentence), "\(claim.lesson): \(claim.sentence)")
    }
  }

  @Test func `are what the commands print`() async throws {
    let claims = try Self.claims()
    #expect(claims.count > 400)
    let lessons = LessonShelf(try BuiltInLessons.all())
    for (commands, claims) in Dictionary(grouping: claims, by: \.commands) {
      let session = Session(lessons: lessons)
      let answer = await session.answer(commands)
      #expect(answer.status == .done, "\(commands)")
      let lines = answer.text.plain.split(separator: "\n")
      for claim in claims {
        let isShown = lines.contains { $0.contains(claim.shown) }
        #expect(isShown, "\(claim.lesson): \(claim.sentence): \(commands) prints no \(claim.shown)")
      }
    }
  }
}
