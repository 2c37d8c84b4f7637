import TerminalText
import Traces

extension TraceDifference {
  /// The rows that changed, each with a mark at the left edge, among some that did not.
  ///
  ///     difference.ladder(DiagramOptions(width: 60)).plain
  ///
  /// A ladder with the lanes of both traces: what is gone stands in its place among what is there
  /// now, under its former number. What did not change is counted but for some rows before and
  /// after each change. Of the options, width, ASCII, the width of ambiguous
  /// characters and the repetition of names are heeded. Takes time linear in the rows.
  public func ladder(context: Int = 2, _ options: DiagramOptions = DiagramOptions()) -> StyledText {
    DifferenceLadder(self, context: context, options).drawn()
  }
}

/// Marks the lines of two traces that were merged, and counts those that did not change.
struct DifferenceLadder: DiagramLineSink {
  private let difference: TraceDifference
  private let entries: [DifferenceEntry]
  private let options: DiagramOptions
  private let numberWidth: Int
  private var next = 0
  private var stretch = FoldedStretch()
  private var pen: LadderPen
  private var output = OutputBuffer(.styled)

  /// Begins before the first row.
  init(_ difference: TraceDifference, context: Int, _ options: DiagramOptions) {
    self.difference = difference
    entries = difference.entries(context: context)
    let bare = DiagramOptions(
      width: options.width,
      isASCII: options.isASCII,
      repeatsHeader: options.repeatsHeader,
      ambiguous: options.ambiguous,
      separatesActions: false,
      showsMarks: true
    )
    self.options = bare
    let digits = [difference.before, difference.after].map { Diagram($0).numberWidth }
    numberWidth = digits.max() ?? 3
    pen = LadderPen(bare, numberWidth: numberWidth)
  }

  /// The whole ladder, each line ended by a newline.
  func drawn() -> StyledText {
    var ladder = self
    let diagram = Diagram(difference.merged)
    var conversation = Conversation(diagram, ladder.options)
    for event in diagram.trace.events { conversation.take(event, to: &ladder) }
    return ladder.output.styledText
  }

  mutating func take(_ line: DiagramLine, _ registry: LaneRegistry, _ calls: RunningCalls) {
    guard let number = line.number, next < entries.count else { return }
    switch entries[next] {
    case .row(let index): pen.draw(marked(line, at: index), registry, to: &output)
    case .asBefore, .surplus: stretch.add(line)
    }
    guard number == entries[next].indices.upperBound else { return }
    draw(stretch, for: entries[next], registry)
    stretch = FoldedStretch()
    next += 1
  }

  private mutating func draw(
    _ stretch: FoldedStretch,
    for entry: DifferenceEntry,
    _ registry: LaneRegistry
  ) {
    if case .row = entry { return }
    let mark = difference.rows.mark(at: entry.indices.lowerBound)
    let words = difference.words(countedIn: entry)
    pen.draw(stretch.line(words, mark), registry, to: &output)
  }

  private func marked(_ line: DiagramLine, at index: Int) -> DiagramLine {
    let row = difference.rows[index]
    let glyphs = Glyphs.signs(for: options)
    var line = line
    line.number = row.event.number
    line.mark = row.mark
    line.finding = difference.finding(on: row, at: index)?
      .cut(to: LabelPlacement.mostLines * (options.columns - 10), ellipsis: glyphs.ellipsis)
    return line
  }
}

/// Neighbouring lines of a difference that are counted in one.
private struct FoldedStretch {
  private var look: LaneLook?
  private var depth = Int.max

  /// Takes in the next line.
  mutating func add(_ line: DiagramLine) {
    var look = line.look.withoutArrow
    if let before = self.look {
      look.active = look.active.intersection(before.active)
      look.nested = look.nested.intersection(before.nested)
    }
    self.look = look
    depth = min(depth, line.depth)
  }

  /// The line that stands for them, in which those are running who run in all of them.
  func line(_ words: String, _ mark: DifferenceRow.Mark) -> DiagramLine {
    DiagramLine(content: .remark(words), depth: depth, look: look ?? LaneLook(), mark: mark)
  }
}
