import TerminalText

/// The options with which a diagram is drawn.
public struct DiagramOptions: Hashable, Sendable {
  /// The width of the terminal in columns; a width below 36 counts as 36.
  public var width: Int
  /// Whether the drawing uses only ASCII, except in the names, labels and notes of the trace.
  public var isASCII: Bool
  /// The number of the first hidden row (numbered event): it is drawn as `?`, and no row follows it; nil to show all rows.
  public var hiddenFrom: Int?
  /// The number of the row (numbered event) that a ladder marks as the cursor's position; nil for none.
  public var cursor: Int?
  /// Whether the drawing ends with a legend that explains its signs.
  public var legend: Bool
  /// Whether the names of the lanes (columns of participants) are drawn again after every 40 rows (numbered events).
  public var repeatsHeader: Bool
  /// The leftmost column, from 0, in which the labels of a ladder may begin; an equal value aligns the labels of several ladders.
  ///
  /// At most two thirds of the width are used. `Diagram.labelColumn(_:)` returns the column for a diagram that is drawn alone.
  public var labelColumn: Int
  /// The width of characters that Unicode calls ambiguous, such as `│`; if they are wide, the drawing uses ASCII.
  public var ambiguous = AmbiguousWidth.narrow
  /// Whether rows (numbered events) that repeat the rows above them are counted in one line instead of being drawn.
  public var foldsRepeats: Bool
  /// The maximum depth of a drawn row (numbered event): the number of rows in its chain of causes; nil for no maximum.
  ///
  /// Deeper rows are counted instead of being drawn. An answer has the depth of its call; a negative maximum counts as 0.
  public var depth: Int?
  /// The numbers of folded rows (numbered events): the rows inside a folded row, but not its answer, are counted instead of drawn.
  public var foldedRows: Set<Int> = []
  /// The filter that decides, by participants and labels, which rows (numbered events) are drawn.
  public var filter = RowFilter()
  /// Whether a line is drawn for each new screen that the user sees; a filter with conditions leaves these lines out.
  public var showsScreens: Bool
  /// Whether the time of a row (numbered event) is drawn beside it if it differs from the time of the row before.
  public var showsTimes = false
  /// Whether a blank line separates an action of the user from the row (numbered event) above it.
  public var separatesActions: Bool
  /// Whether two columns at the left edge are reserved for marks: `*`, or the signs of changes in a comparison of two traces.
  public var showsMarks: Bool

  /// Creates options; the defaults draw all rows (numbered events) in 80 columns.
  public init(
    width: Int = 80,
    isASCII: Bool = false,
    hiddenFrom: Int? = nil,
    cursor: Int? = nil,
    legend: Bool = false,
    repeatsHeader: Bool = true,
    labelColumn: Int = 0,
    foldsRepeats: Bool = false,
    depth: Int? = nil,
    showsScreens: Bool = false,
    separatesActions: Bool = true,
    showsMarks: Bool = false
  ) {
    self.width = width
    self.isASCII = isASCII
    self.hiddenFrom = hiddenFrom
    self.cursor = cursor
    self.legend = legend
    self.repeatsHeader = repeatsHeader
    self.labelColumn = labelColumn
    self.foldsRepeats = foldsRepeats
    self.depth = depth
    self.showsScreens = showsScreens
    self.separatesActions = separatesActions
    self.showsMarks = showsMarks
  }

  /// The least number of columns for row numbers.
  var numberWidth = 3

  mutating func makeRoom(for lines: [DiagramLine]) {
    numberWidth = lines.compactMap(\.number).reduce(numberWidth) { max($0, String($1).count) }
  }

  var columns: Int { max(36, width) }

  var drawsASCII: Bool { isASCII || ambiguous == .wide }

  var markColumns: Int { showsMarks ? 2 : 0 }

  var unmarkedColumns: Int { columns - markColumns }
}
