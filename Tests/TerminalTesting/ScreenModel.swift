/// The screen of a terminal after some output: the part of a VT that the tested programs use.
///
/// Supports CR, LF, BS, tab and the sequences CSI A B C D G H J K P @ m n; all others are ignored.
public struct ScreenModel: Equatable, Sendable {
  /// The number of rows.
  public internal(set) var rows: Int
  /// The number of columns, each the width of a narrow character.
  public internal(set) var columns: Int
  /// The row of the cursor, from 0.
  public internal(set) var cursorRow = 0
  /// The column of the cursor, from 0.
  public internal(set) var cursorColumn = 0

  /// The terminal's answers to the program's queries; only answers that were not sent yet.
  public internal(set) var answers: [String] = []

  var lines: [Row]
  /// The rows scrolled off the top, if they are kept.
  var scrollback: [Row] = []
  let keepsScrollback: Bool
  /// Whether the last column is filled, so that the next character begins a new row.
  var isAtMargin = false
  var isColoured = false
  var sequence = ControlSequence()

  /// Creates an empty screen of at least 1 row and 2 columns; with `keepsScrollback` it is resized as tmux does.
  public init(rows: Int = 24, columns: Int = 80, keepsScrollback: Bool = false) {
    self.keepsScrollback = keepsScrollback
    self.rows = max(1, rows)
    self.columns = max(2, columns)
    lines = Array(repeating: Row(columns: self.columns), count: self.rows)
  }

  /// The text of the screen, without blanks at the end of each row and without empty rows at the end.
  public var text: String {
    var texts = lines.map(\.text)
    while texts.last == "" { texts.removeLast() }
    return texts.joined(separator: "\n")
  }

  /// The text of the last row that is not empty; empty if all rows are.
  public var lastLine: String { lines.last { !$0.text.isEmpty }?.text ?? "" }

  /// The text of the cursor's row.
  public var cursorLine: String { lines[cursorRow].text }

  /// Returns the text of a row without trailing blanks; empty outside the screen.
  public func line(_ row: Int) -> String { lines.indices.contains(row) ? lines[row].text : "" }

  /// Returns whether a text occurs within a row with all of its cells coloured; false for an empty text.
  public func showsColoured(_ text: String) -> Bool {
    let rows = lines.map { $0.cells.map { $0.isColoured ? $0.text : "\u{0}" }.joined() }
    return !text.isEmpty && rows.contains { $0.contains(text) }
  }

  /// Returns how often a text occurs on the screen, with continued rows joined.
  public func count(of text: String) -> Int {
    var joined = ""
    for line in lines {
      var cells = line.cells
      if line.hasGap { cells.removeLast() }
      joined += line.isContinued ? cells.map(\.text).joined() : line.text + "\n"
    }
    return joined.ranges(of: text).count
  }

  mutating func takeAnswers() -> String {
    defer { answers = [] }
    return answers.joined()
  }

  /// Processes output of the program.
  public mutating func feed(_ text: String) {
    for scalar in text.unicodeScalars { feed(scalar) }
  }

  private mutating func feed(_ scalar: Unicode.Scalar) {
    if sequence.isOpen {
      if let command = sequence.add(scalar) { execute(command) }
      return
    }
    switch scalar {
    case "\u{1B}": sequence.open()
    case "\r": moveTo(column: 0)
    case "\n": startRow()
    case "\u{8}": moveTo(column: cursorColumn - 1)
    case "\t": moveTo(column: (cursorColumn / 8 + 1) * 8)
    case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
    default: show(scalar)
    }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    let width = CharacterWidth.columns(of: scalar)
    guard width > 0 else { return combine(scalar) }
    if isAtMargin || cursorColumn + width > columns {
      lines[cursorRow].isContinued = true
      lines[cursorRow].hasGap = !isAtMargin
      startRow()
      moveTo(column: 0)
    }
    put(String(scalar), width: width)
    isAtMargin = cursorColumn + width == columns
    cursorColumn = min(cursorColumn + width, columns - 1)
  }

  /// Writes a character; the other half of an overwritten wide character becomes a blank.
  private mutating func put(_ text: String, width: Int) {
    let end = cursorColumn + width
    if cursorColumn > 0, lines[cursorRow].cells[cursorColumn].text.isEmpty {
      lines[cursorRow].cells[cursorColumn - 1].text = " "
    }
    if end < columns, lines[cursorRow].cells[end].text.isEmpty {
      lines[cursorRow].cells[end].text = " "
    }
    for column in cursorColumn..<end {
      let isFirst = column == cursorColumn
      lines[cursorRow].cells[column] = Cell(text: isFirst ? text : "", isColoured: isColoured)
    }
  }

  /// Appends a scalar of zero width to the previous character.
  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = isAtMargin ? cursorColumn : cursorColumn - 1
    if column > 0, lines[cursorRow].cells[column].text.isEmpty { column -= 1 }
    guard column >= 0 else { return }
    lines[cursorRow].cells[column].text.unicodeScalars.append(scalar)
  }

  mutating func startRow() {
    isAtMargin = false
    guard cursorRow == rows - 1 else { return cursorRow += 1 }
    let first = lines.removeFirst()
    if keepsScrollback { scrollback.append(first) }
    lines.append(Row(columns: columns))
  }

  mutating func moveTo(row: Int? = nil, column: Int) {
    cursorRow = min(max(0, row ?? cursorRow), rows - 1)
    cursorColumn = min(max(0, column), columns - 1)
    isAtMargin = false
  }
}
