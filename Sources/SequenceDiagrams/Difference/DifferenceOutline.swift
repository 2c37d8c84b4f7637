import Traces

extension TraceDifference {
  /// The rows that changed among some that did not, in sentences that are indented by cause.
  ///
  /// A line a row, each ended by a newline: mark, number, sentence; what is folded is counted.
  public func outline(context: Int = 2) -> StyledText {
    let width = max(3, String(before.lastNumber).count, String(after.lastNumber).count)
    return StyledText(lines: entries(context: context).map { line($0, numberWidth: width) })
  }

  private func line(_ entry: DifferenceEntry, numberWidth: Int) -> StyledText {
    let blanks = String(repeating: " ", count: numberWidth + 3)
    switch entry {
    case .row(let place): return line(rows[place], numberWidth: numberWidth)
    case .asBefore(let places):
      return StyledText("\(blanks)\(places.count.counted("row")) as before", .dim)
    case .surplus(let places):
      let words = rows[places.lowerBound].isBefore ? "fewer" : "more"
      return StyledText("x\(blanks.dropFirst())\(places.count.counted("row")) \(words)", .dim)
    }
  }

  private func line(_ row: DifferenceRow, numberWidth: Int) -> StyledText {
    let number = String(row.event.number ?? 0)
    let blanks = String(repeating: " ", count: max(0, numberWidth - number.count))
    var line = StyledText(row.mark.sign + blanks, row.mark.style)
    line.append(number, .dim)
    line.append("  " + String(repeating: " ", count: 2 * min(row.depth, 40)))
    line.append(row.sentence)
    return line
  }
}

extension DifferenceRow {
  /// What happened, and what became of it where the sign does not say it all.
  fileprivate var sentence: String {
    let sentence = Sentence(event).text
    switch mark {
    case .changed: return sentence + (was.map { event.was($0) } ?? "")
    case .moved: return sentence + ": moved"
    case .repeated: return sentence + (repetition.map { ": \($0.words)" } ?? "")
    case .same, .added, .removed, .surplus: return sentence
    }
  }
}
