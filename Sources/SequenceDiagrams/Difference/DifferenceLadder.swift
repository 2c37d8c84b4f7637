import TerminalText
import Traces

extension TraceDifference {
  /// Returns the changed rows (numbered events) as a ladder, with one line for each row and the signs of the changes at the left
  /// edge.
  ///
  ///     difference.ladder(DiagramOptions(width: 60)).plain
  ///
  /// The ladder has the lanes (columns) of the participants of both traces. A removed row stands in its former place with its
  /// former number. The `context` rows before and after each change are drawn, all other unchanged rows are counted. Of the
  /// options, only the width, ASCII, the width of ambiguous characters and the repetition of names are used.
  public func ladder(context: Int = 2, _ options: DiagramOptions = DiagramOptions()) -> StyledText {
    DifferenceLadder(self, context: context, options).output.styledText
  }
}

/// A drawing of the lines of two merged traces: the changed lines and some around them; the others are counted.
struct DifferenceLadder {
  private let difference: TraceDifference
  private let entries: [DifferenceEntry]
  private var options: DiagramOptions
  private var next = 0
  private var stretch = FoldedStretch()
  private var pen: LadderPen
  private(set) var output = OutputBuffer(.styled)

  init(_ difference: TraceDifference, context: Int, _ options: DiagramOptions) {
    self.difference = difference
    entries = difference.entries(context: context)
    self.options = DiagramOptions(
      width: options.width,
      isASCII: options.isASCII,
      repeatsHeader: options.repeatsHeader,
      separatesActions: false,
      showsMarks: true
    )
    self.options.ambiguous = options.ambiguous
    let digits = [difference.before, difference.after].map { Diagram($0).numberWidth }
    self.options.numberWidth = digits.max() ?? 3
    pen = LadderPen(self.options)
    let diagram = Diagram(difference.merged)
    var conversation = Conversation(diagram, self.options)
    for event in diagram.trace.events {
      for line in conversation.take(event) { take(line, conversation.registry) }
    }
  }

  private mutating func take(_ line: DiagramLine, _ registry: LaneRegistry) {
    guard let number = line.number, next < entries.count else { return }
    switch entries[next] {
    case .row(let index): pen.draw(marked(line, at: index), registry, to: &output)
    case .asBefore, .surplus: stretch.add(line)
    }
    guard number == entries[next].indices.upperBound else { return }
    if stretch.look != nil {
      let mark = difference.rows.mark(at: entries[next].indices.lowerBound)
      let words = difference.words(countedIn: entries[next])
      pen.draw(stretch.line(words, mark), registry, to: &output)
      stretch = FoldedStretch()
    }
    next += 1
  }

  private func marked(_ line: DiagramLine, at index: Int) -> DiagramLine {
    let row = difference.rows[index]
    let glyphs = Glyphs.signs(for: options)
    var line = line
    line.number = row.event.number
    line.mark = row.mark
    line.finding = difference.words(explaining: row, at: index)?
      .cut(to: LabelPlacement.mostLines * (options.columns - 10), ellipsis: glyphs.ellipsis)
    return line
  }
}

/// Adjacent lines of a difference that one line counts instead of drawing them.
private struct FoldedStretch {
  private(set) var look: LaneLook?
  private var depth = Int.max

  mutating func add(_ line: DiagramLine) {
    var look = line.look.withoutArrow
    if let before = self.look {
      look.active = look.active.intersection(before.active)
      look.nested = look.nested.intersection(before.nested)
    }
    self.look = look
    depth = min(depth, line.depth)
  }

  /// Returns the line with `words` in place of all counted lines; the lanes active in each of the counted lines are active in it.
  func line(_ words: String, _ mark: DifferenceRow.Mark) -> DiagramLine {
    DiagramLine(content: .remark(words), depth: depth, look: look ?? LaneLook(), mark: mark)
  }
}
