import Traces

/// A conversation as a ladder so short that several stand beside each other.
///
/// It has no lane for the person at the prompt and no indentation by cause. Pauses, notes, titles
/// of parts and counts of repeated rows have lines of their own; what the stage calls has none.
struct LadderColumn: Sendable {
  /// A line: its number, its lanes and its words.
  struct Line: Sendable {
    /// The number of the row; nil for what is no row.
    let number: Int?
    /// The lanes.
    let lanes: Fragment
    /// The columns of both; 0 where words stand across all lanes.
    let lanesWidth: Int
    /// What is said.
    let label: ColumnLabel
    /// Whether it is what the person at the prompt did.
    let isAction: Bool

    /// The column in which the words begin where the others' do in that one.
    func start(_ labelColumn: Int) -> Int { lanesWidth == 0 ? 0 : labelColumn }
  }

  /// An action and what it led to, or what came before the first.
  struct Part: Sendable {
    /// The lines.
    var lines: [Line] = []
    /// The column in which the words begin where they have room.
    var labelColumn = 0
  }

  /// The names above the lanes.
  let header: [StyledText]
  /// What came before the first action, then what each action led to, its own row first.
  private(set) var parts = [Part()]
  /// The columns of the numbers.
  let numberWidth: Int
  /// The signs, and the widths of texts.
  let glyphs: Glyphs

  /// Makes the column; nil where the lanes cannot be drawn with their names in that many columns.
  init?(_ trace: Trace, _ options: DiagramOptions) {
    let diagram = Diagram(trace)
    let cast = LaneRoster(diagram, options).participants.filter { !$0.isUser }
    let lines = ColumnLines(diagram, LaneRoster(cast, of: trace.lanes), options).lines
    guard let columns = LadderColumns.narrowest(for: cast, lines, options) else { return nil }
    glyphs = .signs(for: options)
    header = LadderHeader(columns, glyphs, width: options.columns).lines
    numberWidth = columns.numberWidth
    var labels = ColumnLabels(glyphs)
    var lanes = ColumnLanes(columns, glyphs)
    for line in lines { append(line, lanes[line.look], labels[line]) }
  }

  private mutating func append(_ line: DiagramLine, _ lanes: Fragment, _ label: ColumnLabel) {
    let isAction = line.event?.kind == .action
    if isAction { parts.append(Part()) }
    let line = Line(
      number: line.number,
      lanes: lanes,
      lanesWidth: line.isAcross ? 0 : numberWidth + lanes.width,
      label: label,
      isAction: isAction
    )
    let part = parts.count - 1
    parts[part].lines.append(line)
    parts[part].labelColumn = max(parts[part].labelColumn, line.lanesWidth + 2)
  }
}

extension DiagramLine {
  /// Whether its words stand across all lanes.
  fileprivate var isAcross: Bool {
    if case .across = content { true } else { false }
  }
}

extension LadderColumns {
  /// Columns as narrow as numbers, names and arrows allow; nil where the names have no room.
  fileprivate static func narrowest(
    for participants: [Participant],
    _ lines: [DiagramLine],
    _ options: DiagramOptions
  ) -> LadderColumns? {
    guard participants.count <= LaneSet.limit else { return nil }
    let digits = max(1, lines.numberWidth)
    let isEntered = lines.contains { $0.look.arrow?.comesFromTheEdge == true }
    let shapes = [4, 5, 6, 8, 10, 12].flatMap { pitch in [2, 3].map { (pitch, $0) } }
    for (pitch, nameRows) in shapes {
      let columns = LadderColumns(
        participants,
        numberWidth: digits,
        pitch: pitch,
        nameRows: nameRows,
        gap: isEntered ? 3 : 1,
        ambiguous: options.ambiguous
      )
      if columns.fitsNames(options.columns) { return columns }
    }
    return nil
  }
}

extension Arrow {
  /// Whether it needs room left of the first lane.
  fileprivate var comesFromTheEdge: Bool { sender == nil && receiver == 0 }
}
