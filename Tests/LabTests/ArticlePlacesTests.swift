import Foundation
import LessonKit
import TerminalText
import Testing

@testable import Lab

/// Each type, method and claim of an article is where the tables in `Places` say.
@Suite struct ArticlePlacesTests {
  /// A row of a table: an item of an article, and a file or commands that show it.
  struct Row: Sendable, CustomTestStringConvertible {
    let article, what, name, place, shown: String
    var testDescription: String { "\(article), \(what) \(name)" }
  }

  static let articles = ["000", "001", "002", "003", "004"]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func rows(of article: String) throws -> [Row] {
    let url = root.appending(path: "Tests/LabTests/Places/\(article).md")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst()
      .map { line in
        let cells = line.split(separator: "|").map { $0.trimming(while: { $0 == " " }) }
        try #require(cells.count == 4, "\(line)")
        return Row(
          article: article,
          what: cells[0],
          name: cells[1],
          place: cells[2],
          shown: cells[3]
        )
      }
  }

  @Test(arguments: articles) func `are where the table says`(article: String) async throws {
    let rows = try Self.rows(of: article)
    #expect(rows.count > 50)
    let lessons = LessonShelf(try BuiltInLessons.all())
    var answers: [String: String] = [:]
    for row in rows where row.place != "left out" {
      let text: String
      if row.place.hasPrefix("`") {
        let commands = String(row.place.dropFirst().dropLast())
        if answers[commands] == nil {
          let session = Session(lessons: lessons)
          let answer = await session.answer(commands)
          #expect(answer.status == .done, "\(row.testDescription): \(commands)")
          answers[commands] = answer.text.plain
        }
        text = answers[commands] ?? ""
      } else {
        let folder = row.place.hasPrefix("Lessons/") ? "" : "Sources/SampleModules/"
        text = try String(
          contentsOf: Self.root.appending(path: folder + row.place),
          encoding: .utf8
        )
      }
      let isShown = text.split(separator: "\n").contains { $0.contains(row.shown) }
      #expect(isShown, "\(row.testDescription): \(row.place) does not show \(row.shown)")
    }
  }

  @Test(arguments: articles) func `say why something is left out`(article: String) throws {
    for row in try Self.rows(of: article) {
      #expect(["type", "method", "data", "claim", "defect", "word"].contains(row.what))
      #expect(!row.name.isEmpty && !row.shown.isEmpty, "\(row.testDescription)")
    }
  }
}

extension Substring {
  fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> String {
    var text = drop(while: isLeftOut)
    while let last = text.last, isLeftOut(last) { text.removeLast() }
    return String(text)
  }
}
