import ArticlesShared
import Foundation
import ProductsShared
import ProfileShared
import Testing
import TodosShared

@Suite struct FormatterTests {
  @Test func `the formatters make the texts of the table`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/Formatters.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(!rows.isEmpty)
    for row in rows {
      let unescaped = row.replacing("\\n", with: "\n").replacing("\\t", with: "\t")
        .replacing("␣", with: " ")
      let cells = unescaped.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      #expect(try text(of: cells[1], by: cells[0]) == cells[2], "\(file.path): \(row)")
    }
  }

  private func text(of value: String, by formatter: String) throws -> String? {
    switch formatter {
    case "title": return TitleFormatter().string(from: value)
    case "price": return PriceFormatter().string(from: try #require(Double(value)))
    case "number": return CompactNumberFormatter().string(from: try #require(Int(value)))
    case "excerpt": return ContentFormatter(width: 10).excerpt(from: value)
    case "is a title": return "\(TodoTitle.isAcceptable(value))"
    case "day":
      let parts = try value.split(separator: "-").map { try #require(Int($0)) }
      let day = CalendarDay(year: parts[0], month: parts[1], day: parts[2])
      return LongDateFormatter().string(from: day)
    default: return nil
    }
  }
}
