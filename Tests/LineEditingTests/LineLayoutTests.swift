import Testing

@testable import LineEditing

struct LineLayoutTests {
  typealias Position = LineLayout.Position

  @Test(arguments: [
    ("", 0, 0),
    ("abc", 0, 3),
    ("0123456789", 1, 0),
    ("0123456789a", 1, 1),
    ("a\nbc", 1, 2),
    ("0123456789\nb", 2, 1),
    ("한글", 0, 4),
    ("012345678한", 1, 2),
    ("01234567한", 1, 0),
    ("e\u{301}", 0, 1),
    ("a\tb", 0, 9),
    ("01234567\t", 1, 0),
    ("\u{1B}[", 0, 3),
    ("\u{10FFFD}", 0, 9),
  ])
  func `ends behind the last character`(text: String, row: Int, column: Int) {
    let layout = LineLayout(glyphs(text), cursor: 0, columns: 10)
    #expect(layout.end == Position(row: row, column: column))
  }

  @Test(arguments: [
    ("abc", 1, 0, 1),
    ("abc", 3, 0, 3),
    ("0123456789", 10, 1, 0),
    ("012345678한", 9, 1, 0),
    ("ab\ncd", 2, 0, 2),
    ("ab\ncd", 3, 1, 0),
  ])
  func `puts the cursor before its character`(text: String, cursor: Int, row: Int, column: Int) {
    let layout = LineLayout(glyphs(text), cursor: cursor, columns: 10)
    #expect(layout.cursor == Position(row: row, column: column))
  }

  @Test(arguments: 1...5)
  func `survives any width`(columns: Int) {
    let layout = LineLayout(glyphs("a한\t글\nb"), cursor: 2, columns: columns)
    #expect(layout.end.column < columns)
    #expect(layout.cursor.column < columns)
  }

  @Test(arguments: [(0, 0..<3), (15, 0..<3), (25, 1..<4), (35, 2..<5), (44, 2..<5)])
  func `shows the rows around the cursor of a tall text`(cursor: Int, rows: Range<Int>) {
    let text = glyphs(String(repeating: "a", count: 44))
    #expect(LineLayout(text, cursor: cursor, columns: 10).shownRows(of: 3) == rows)
    #expect(LineLayout(text, cursor: cursor, columns: 10).shownRows(of: 5) == 0..<5)
  }
}
