extension ScreenModel {
  /// One cell of the screen.
  public struct Cell: Equatable, Sendable {
    /// What it shows; empty for the right half of a wide character.
    public var text = " "
    /// Whether it was drawn with any attribute: a colour, bold, dim.
    public var isColoured = false
  }

  /// One row of the screen.
  struct Row: Equatable, Sendable {
    var cells: [Cell]
    /// Whether its text goes on in the next row, since it was full.
    var isContinued = false
    /// Whether the last column is empty only since a wide character did not fit.
    var hasGap = false

    init(columns: Int) { cells = Array(repeating: Cell(), count: columns) }

    /// The text without blanks at its end.
    var text: String {
      var text = cells.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}
