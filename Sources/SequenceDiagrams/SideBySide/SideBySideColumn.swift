import TerminalText
import Traces

/// A trace as a ladder that is narrow enough to stand beside others.
///
/// The user has no lane (participant's column), and rows (numbered events) are not indented. Pauses, notes, titles of parts and
/// counts of repeated rows have lines of their own; calls by the stage (the simulated device) have none.
struct SideBySideColumn: Sendable {
  struct Line: Sendable {
    let number: Int?
    let lanes: PrerenderedText
    let label: ColumnLabel
    let isAcross: Bool
  }

  /// An action with its effects, or the lines before the first action.
  struct Part: Sendable {
    var lines: [Line] = []
    /// The column in which the labels of the part begin if all of them fit there.
    fileprivate(set) var labelColumn = 0
  }

  let header: [PrerenderedText]
  private(set) var parts = [Part()]
  let numberWidth: Int
  let glyphs: Glyphs

  /// Creates the ladder of a trace; nil if the participants' names do not fit in the options' width, or for more than 64 lanes.
  init?(_ trace: Trace, _ options: DiagramOptions) {
    let diagram = Diagram(trace)
    let participants = LaneRegistry(diagram, options).participants.filter { !$0.isUser }
    let registry = LaneRegistry(participants, intending: IntendedReceivers(trace.lanes))
    let lines = diagram.columnLines(registry, options)
    guard let columns = LadderColumns.narrowest(for: participants, lines, options) else {
      return nil
    }
    let glyphs = Glyphs.signs(for: options)
    self.glyphs = glyphs
    let names = LadderHeader(columns: columns, glyphs: glyphs, width: options.columns)
    header = names.lines().map(glyphs.rendered)
    numberWidth = columns.numberWidth
    var drawings: [LaneLook: PrerenderedText] = [:]
    for line in lines {
      let lanes = drawings[line.look] ?? LadderArrows(line.look, columns, glyphs).fragment
      drawings[line.look] = lanes
      add(line, lanes)
    }
    for index in parts.indices {
      parts[index].labelColumn = (parts[index].lines.map(lanesWidth).max() ?? 0) + 2
    }
  }

  private mutating func add(_ line: DiagramLine, _ lanes: PrerenderedText) {
    if line.event?.kind == .action { parts.append(Part()) }
    let label = ColumnLabel(line, glyphs)
    parts[parts.count - 1].lines.append(
      Line(number: line.number, lanes: lanes, label: label, isAcross: line.isAcross)
    )
  }

  func lanesWidth(of line: Line) -> Int { line.isAcross ? 0 : numberWidth + line.lanes.width }

  func start(of line: Line, _ labelColumn: Int) -> Int { line.isAcross ? 0 : labelColumn }
}

extension Diagram {
  /// Returns the lines of a ladder to be drawn beside others, without calls by the stage (the simulated device) and blank lines.
  fileprivate func columnLines(_ registry: LaneRegistry, _ options: DiagramOptions)
    -> [DiagramLine]
  {
    var options = options
    options.separatesActions = false
    options.showsScreens = false
    var repeats = RepeatFold(options)
    options.foldsRepeats = false
    var conversation = Conversation(self, options, registry)
    let lines = trace.events.flatMap { conversation.take($0) } + conversation.finish()
    for var line in lines where line.number != nil || line.event?.kind != .stage {
      if line.event?.kind == .action { line.look.arrow = nil }
      if line.isAcross { line.look = LaneLook() }
      repeats.take(line)
    }
    repeats.finish()
    return repeats.takeLines()
  }
}

extension DiagramLine {
  fileprivate var isAcross: Bool {
    if case .across = content { true } else { false }
  }
}

extension LadderColumns {
  /// Returns the narrowest layout with room for numbers, names and arrows; nil if the names do not fit, or for more than 64 lanes.
  fileprivate static func narrowest(
    for participants: [Participant],
    _ lines: [DiagramLine],
    _ options: DiagramOptions
  ) -> LadderColumns? {
    guard participants.count <= LaneSet.limit else { return nil }
    let short = LaneNames(participants, ambiguous: options.ambiguous)
    let full = LaneNames(coding: participants, room: .max, ambiguous: options.ambiguous)
    var options = options
    options.numberWidth = 1
    options.makeRoom(for: lines)
    // An arrow from an unknown sender to the first lane begins at the left edge.
    let arrows = lines.lazy.compactMap(\.look.arrow)
    let gap = arrows.contains { $0.sender == nil && $0.receiver == 0 } ? 3 : 1
    let shapes = [4, 5, 6, 8, 10, 12].flatMap { pitch in [2, 3].map { (pitch, $0) } }
    return [short, full].lazy.flatMap { names in
      shapes.lazy.map {
        LadderColumns(participants, names, options, pitch: $0, nameRows: $1, gap: gap)
      }
    }.first(where: \.fits)
  }
}

extension SideBySideColumn {
  /// Returns the lines of a part as cells; labels begin in one column if all fit there, otherwise each after its line's lanes.
  func cells(ofPart number: Int, _ width: Int) -> [PrerenderedText] {
    guard number < parts.count else { return [] }
    let part = parts[number]
    let isStraight = part.lines.allSatisfy {
      $0.number == nil || part.labelColumn + $0.label.shortestWidth <= width
    }
    return part.lines.flatMap { line in
      let column = isStraight ? part.labelColumn : lanesWidth(of: line) + 2
      return cells(of: line, at: start(of: line, column), width)
    }
  }

  /// Returns a line as one cell with the longest form that fits; else as its lanes, if it has a number, and its words below.
  private func cells(of line: Line, at start: Int, _ width: Int) -> [PrerenderedText] {
    let label = line.label
    if let form = label.forms.first(where: { start + $0.width <= width }) {
      return [cell(line, form, at: start)]
    }
    let words = apart(line, width)
    if line.number == nil { return words }
    return [PrerenderedText(drawnLanes(of: line), width: lanesWidth(of: line))] + words
  }

  private func cell(_ line: Line, _ form: (words: String, width: Int), at start: Int)
    -> PrerenderedText
  {
    var text = drawnLanes(of: line)
    let lanesWidth = lanesWidth(of: line)
    guard form.width > 0 else { return PrerenderedText(text, width: lanesWidth) }
    text.append(String(repeating: " ", count: start - lanesWidth))
    let label = line.label
    text.append(form.words, label.style)
    if !label.remark.isEmpty { text += "  " + label.remark }
    return PrerenderedText(text, width: start + form.width)
  }

  private func drawnLanes(of line: Line) -> StyledText {
    guard !line.isAcross else { return StyledText() }
    let digits = line.number.map { String($0) } ?? ""
    let blanks = String(repeating: " ", count: numberWidth - digits.utf8.count)
    return StyledText(blanks + digits, .dim) + line.lanes.text
  }

  private func apart(_ line: Line, _ width: Int) -> [PrerenderedText] {
    let indentation = StyledText("    ")
    let room = width - indentation.displayWidth
    let label = line.label
    let tail = label.remark.isEmpty ? 0 : 2 + glyphs.width(of: label.remark)
    let form = label.forms.first { $0.width - tail <= room } ?? label.forms.last
    let words = (form?.words ?? "").wrapped(to: room, ambiguous: glyphs.ambiguous)
    let remark = label.remark.plain.wrapped(to: room, ambiguous: glyphs.ambiguous)
    let lines = words.map { StyledText($0, label.style) } + remark.map { StyledText($0, .bad) }
    return lines.map { glyphs.rendered(indentation + $0) }
  }
}
