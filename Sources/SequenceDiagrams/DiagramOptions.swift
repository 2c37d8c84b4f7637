import TerminalText

/// The options of a drawing.
public struct DiagramOptions: Hashable, Sendable {
  /// The columns of the terminal; at least 36 are used.
  public var width: Int
  /// Whether the drawing uses only ASCII, except in labels.
  public var isASCII: Bool
  /// The first hidden row: drawn as `?`, and the drawing ends there; nil to show all rows.
  public var hiddenFrom: Int?
  /// The row that a ladder marks as the cursor's position, beside its number; nil for none.
  public var cursor: Int?
  /// Whether the legend follows the drawing.
  public var legend: Bool
  /// Whether the lanes' names are repeated every 40 rows.
  public var repeatsHeader: Bool
  /// The first column in which labels may begin, so that the labels of several diagrams align.
  ///
  /// `Diagram.labelColumn(_:)` returns the column that a diagram needs by itself.
  public var labelColumn: Int
  /// The width of characters that Unicode calls ambiguous; where they are wide, the drawing uses ASCII.
  public var ambiguous: AmbiguousWidth
  /// Whether repeated rows are counted instead of drawn.
  public var foldsRepeats: Bool
  /// The number of cause levels drawn, while deeper rows are counted; nil for all levels.
  public var depth: Int?
  /// The numbers of rows whose effects are counted instead of drawn.
  public var foldedRows: Set<Int>
  /// The filter that selects rows.
  public var filter: RowFilter
  /// Whether each new screen gets a line.
  public var showsScreens: Bool
  /// Whether the time of each row stands beside it.
  public var showsTimes: Bool
  /// Whether a blank line stands before each action but the first.
  public var separatesActions: Bool
  /// Whether a ladder reserves two columns at its left edge for the marks of a comparison.
  public var showsMarks: Bool

  /// Creates options; the defaults draw all rows in 80 columns.
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
  var columns: Int { max(36, width) }

  /// Whether lines and arrows are ASCII: by request, or because ambiguous characters are wide.
  var drawsASCII: Bool { isASCII || ambiguous == .wide }

  var markColumns: Int { showsMarks ? 2 : 0 }
}
