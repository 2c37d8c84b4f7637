import TerminalText

/// A text split into lines that are wrapped into rows of a given width.
///
/// A line is wrapped only when it is shown, so that the first page of a long text appears at once.
struct PagedText {
  /// The position of a row: the index of its line in the text, and the index of the row in the line.
  struct Position: Comparable {
    var line = 0
    var row = 0

    static func < (one: Position, other: Position) -> Bool {
      (one.line, one.row) < (other.line, other.row)
    }
  }

  private(set) var height: Int
  private(set) var columns: Int
  private let lines: [StyledText]

  init(_ text: StyledText, height: Int, columns: Int) {
    lines = text.lines
    self.height = max(1, height)
    self.columns = max(1, columns)
  }

  mutating func resize(height: Int, columns: Int) {
    self.height = max(1, height)
    self.columns = max(1, columns)
  }

  func fits(_ limit: Int) -> Bool {
    var count = 0
    for line in lines {
      count += rowCount(of: line)
      if count > limit { return false }
    }
    return true
  }

  /// Returns at most ``height`` rows from `position` on, with the occurrences of `pattern` marked.
  func page(at position: Position, marking pattern: String = "") -> [String] {
    var rows: [String] = []
    for index in lines.indices[position.line...] where rows.count < height {
      let line = lines[index].rows(columns: columns, marking: pattern)
      rows += line.dropFirst(index == position.line ? position.row : 0)
    }
    return Array(rows.prefix(height))
  }

  private func rowCount(of line: StyledText) -> Int {
    line.rows(columns: columns).count
  }

  // MARK: - Positions

  /// Returns the position `rows` rows further down, or up if negative, limited to the first and the last page.
  func position(_ position: Position, movedBy rows: Int) -> Position {
    rows < 0 ? back(from: position, by: -rows) : min(forward(from: position, by: rows), lastPage)
  }

  var lastPage: Position { back(from: Position(line: lines.count), by: height) }

  /// Returns the position of the first row of the line with the index `line`, or of the last page if that comes earlier.
  func position(ofLine line: Int) -> Position { min(Position(line: line), lastPage) }

  /// Returns how many percent of the lines stand above the end of the page at `position`.
  func percentage(at position: Position) -> Int {
    forward(from: position, by: height).line * 100 / max(1, lines.count)
  }

  private func forward(from position: Position, by rows: Int) -> Position {
    var position = position
    var rest = rows
    while position.line < lines.count {
      let left = rowCount(of: lines[position.line]) - position.row
      guard rest >= left else { return Position(line: position.line, row: position.row + rest) }
      rest -= left
      position = Position(line: position.line + 1)
    }
    return position
  }

  private func back(from position: Position, by rows: Int) -> Position {
    var position = position
    var rest = rows
    while rest > position.row {
      guard position.line > 0 else { return Position() }
      rest -= position.row
      let line = position.line - 1
      position = Position(line: line, row: rowCount(of: lines[line]))
    }
    return Position(line: position.line, row: position.row - rest)
  }

  // MARK: - Search

  /// Returns the index of the first line from `line` on with `pattern`, or if `isBackward`, of the last up to `line`; nil if none.
  func line(with pattern: String, from line: Int, isBackward: Bool) -> Int? {
    let hasPattern = { (index: Int) in !lines[index].ranges(of: pattern).isEmpty }
    return isBackward
      ? lines.indices.prefix { $0 <= line }.last(where: hasPattern)
      : lines.indices.drop { $0 < line }.first(where: hasPattern)
  }
}
