extension ScreenModel {
  /// A cell of the screen.
  public struct Cell: Equatable, Sendable {
    /// The displayed character; empty for the right half of a wide character.
    public var text = " "
    /// Whether the cell has any attribute: a colour, bold, dim.
    public var isColoured = false
  }

  struct Row: Equatable, Sendable {
    var cells: [Cell]
    /// Whether the text continues in the next row, because this row was full.
    var isContinued = false
    /// Whether the last column is empty because a wide character did not fit.
    var hasGap = false

    init(columns: Int) { cells = Array(repeating: Cell(), count: columns) }

    /// The text without trailing blanks.
    var text: String {
      var text = cells.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}
