import TerminalText

/// How a diagram is to be drawn.
public struct DiagramOptions: Hashable, Sendable {
  /// The columns there are; less than 36 is taken as 36.
  public var width: Int
  /// Whether only ASCII is used for everything but the labels.
  public var isASCII: Bool
  /// The first row that is not shown: a `?` stands in its place, and nothing after it.
  public var hiddenFrom: Int?
  /// The row behind which somebody stands: a ladder marks it beside its number; nil for none.
  public var cursor: Int?
  /// Whether the legend follows the drawing.
  public var legend: Bool
  /// Whether the names are drawn again every 40 rows.
  public var repeatsHeader: Bool
  /// A column left of which no label begins, so that those of several diagrams stand in line.
  ///
  /// `Diagram.labelColumn(_:)` tells where a diagram's labels begin of their own accord.
  public var labelColumn: Int
  /// How wide the terminal draws characters that Unicode calls ambiguous; where they are wide, the
  /// signs are those of ASCII.
  public var ambiguous: AmbiguousWidth
  /// Whether rows that repeat those above them are counted instead of drawn.
  public var foldsRepeats: Bool
  /// The levels of cause that are drawn, while what lies deeper is counted; nil for all.
  public var depth: Int?
  /// The numbers of rows whose inside is counted instead of drawn.
  public var foldedRows: Set<Int>
  /// Which rows are drawn.
  public var filter: RowFilter
  /// Whether a line says what the screen shows.
  public var showsScreens: Bool
  /// Whether the time of each row stands beside it.
  public var showsTimes: Bool
  /// Whether a blank line stands before each action but the first.
  public var separatesActions: Bool
  /// Whether two columns at the left edge of a ladder are kept for the marks of a comparison.
  public var showsMarks: Bool

  /// Makes options; widths and columns are those of a terminal, numbers those of rows.
  public init(
    width: Int = 80,
    isASCII: Bool = false,
    hiddenFrom: Int? = nil,
    cursor: Int? = nil,
    legend: Bool = false,
    repeatsHeader: Bool = true,
    labelColumn: Int = 0,
    ambiguous: AmbiguousWidth = .narrow,
    foldsRepeats: Bool = false,
    depth: Int? = nil,
    foldedRows: Set<Int> = [],
    filter: RowFilter = RowFilter(),
    showsScreens: Bool = false,
    showsTimes: Bool = false,
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
    self.ambiguous = ambiguous
    self.foldsRepeats = foldsRepeats
    self.depth = depth
    self.foldedRows = foldedRows
    self.filter = filter
    self.showsScreens = showsScreens
    self.showsTimes = showsTimes
    self.separatesActions = separatesActions
    self.showsMarks = showsMarks
  }
}

extension DiagramOptions {
  /// The columns that are used.
  var columns: Int { max(36, width) }

  /// Whether the signs are those of ASCII: because that is wanted, or because lines would be wide.
  var drawsASCII: Bool { isASCII || ambiguous == .wide }

  /// The columns for marks.
  var markColumns: Int { showsMarks ? 2 : 0 }
}
