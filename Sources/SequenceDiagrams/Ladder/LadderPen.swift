/// Draws a ladder: one numbered line a row, lanes at the left, labels at the right.
struct LadderPen: DiagramPen {
  private let options: DiagramOptions
  private var numberWidth: Int
  private var laneCount = -1
  private var sheet: LadderSheet?
  private var sentences: SentencePen?

  /// Makes a pen for numbers of that many columns at least.
  init(_ options: DiagramOptions, numberWidth: Int) {
    self.options = options
    self.numberWidth = numberWidth
  }

  mutating func draw(_ line: DiagramLine, _ roster: LaneRoster, to ink: inout Ink) {
    if needsRoom(line, roster) { arrange(roster, for: line.number, to: &ink) }
    if sentences == nil {
      sheet?.draw(line, to: &ink)
    } else {
      sentences?.draw(line, to: &ink)
    }
  }

  mutating func finish(_ roster: LaneRoster, to ink: inout Ink) {}
}

extension LadderPen {
  /// Whether a line has lanes or digits that have no room yet; words across all lanes need none.
  private func needsRoom(_ line: DiagramLine, _ roster: LaneRoster) -> Bool {
    if line.hasMoreDigits(than: numberWidth) || laneCount < 0 { return true }
    guard roster.participants.count != laneCount else { return false }
    if case .across = line.content { return false }
    return true
  }

  /// Finds room for all lanes, and names those that are new.
  private mutating func arrange(_ roster: LaneRoster, for number: Int?, to ink: inout Ink) {
    laneCount = roster.participants.count
    numberWidth = max(numberWidth, number.map { String($0).count } ?? 0)
    let columns = LadderColumns.best(
      for: roster.participants,
      numberWidth: numberWidth,
      width: options.columns - options.markColumns,
      ambiguous: options.ambiguous
    )
    if let columns {
      sentences = nil
      sheet = LadderSheet(columns, options, after: sheet, to: &ink)
    } else if sentences == nil {
      sentences = SentencePen(options, numberWidth, to: &ink)
    }
  }
}

extension Int {
  /// Whether the number needs more columns.
  func hasMoreDigits(than columns: Int) -> Bool {
    var rest = magnitude
    var count = self < 0 ? 1 : 0
    repeat {
      rest /= 10
      count += 1
    } while rest > 0
    return count > columns
  }
}
