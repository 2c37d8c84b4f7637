import TerminalText
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
    /// Where its lanes stand among those that look different.
    let look: Int32
    /// Where its words stand among those that differ.
    let label: Int32
    /// Whether it is what the person at the prompt did.
    let isAction: Bool
    /// Whether its words stand across all lanes.
    let isAcross: Bool
  }

  /// An action and what it led to, or what came before the first.
  struct Part: Sendable {
    /// The lines.
    var lines: [Line] = []
    /// The column in which the words begin where they have room.
    fileprivate(set) var labelColumn = 0
  }

  /// The names above the lanes.
  let header: [StyledText]
  /// What came before the first action, then what each action led to, its own row first.
  private(set) var parts: [Part]
  /// The columns of the numbers.
  let numberWidth: Int
  /// The signs, and the widths of texts.
  let glyphs: Glyphs
  private let lanes: [Fragment]
  private let labels: [ColumnLabel]

  /// Makes the column; nil where the lanes cannot be drawn with their names in that many columns.
  init?(_ trace: Trace, _ options: DiagramOptions) {
    let diagram = Diagram(trace)
    let participants = LaneRegistry(diagram, options).participants.filter { !$0.isUser }
    let lines = ColumnLines(diagram, LaneRegistry(participants, of: trace.lanes), options)
    guard let columns = LadderColumns.narrowest(for: participants, lines, options) else {
      return nil
    }
    let glyphs = Glyphs.signs(for: options)
    self.glyphs = glyphs
    header = LadderHeader(columns, glyphs, width: options.columns).lines
    numberWidth = columns.numberWidth
    labels = lines.labels.all
    lanes = lines.looks.map { LadderCells.drawn($0, columns, glyphs) }
    parts = lines.parts
    for index in parts.indices {
      parts[index].labelColumn = (parts[index].lines.map(lanesWidth).max() ?? 0) + 2
    }
  }
}

extension LadderColumn {
  /// The words of a line.
  func label(of line: Line) -> ColumnLabel { labels[Int(line.label)] }

  /// The lanes of a line.
  func lanes(of line: Line) -> Fragment { lanes[Int(line.look)] }

  /// The columns of a line's number and lanes; 0 where words stand across all lanes.
  func lanesWidth(of line: Line) -> Int { line.isAcross ? 0 : numberWidth + lanes(of: line).width }

  /// The column in which a line's words begin where the others' do in that one.
  func start(of line: Line, _ labelColumn: Int) -> Int { line.isAcross ? 0 : labelColumn }
}

extension LadderColumns {
  /// Columns as narrow as numbers, names and arrows allow; nil where the names have no room.
  fileprivate static func narrowest(
    for participants: [Participant],
    _ lines: ColumnLines,
    _ options: DiagramOptions
  ) -> LadderColumns? {
    guard participants.count <= LaneSet.limit else { return nil }
    let names = LaneNames(participants, ambiguous: options.ambiguous)
    let shapes = [4, 5, 6, 8, 10, 12].flatMap { pitch in [2, 3].map { (pitch, $0) } }
    for (pitch, nameRows) in shapes {
      let columns = LadderColumns(
        participants,
        names,
        numberWidth: max(1, lines.numberWidth),
        pitch: pitch,
        nameRows: nameRows,
        gap: lines.isEntered ? 3 : 1
      )
      if columns.fitsNames(options.columns) { return columns }
    }
    return nil
  }
}
