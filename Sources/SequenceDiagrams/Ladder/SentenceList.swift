import Traces

/// Draws a diagram as numbered sentences, for more participants than lanes have room for.
struct SentenceList {
  private let diagram: Diagram
  private let options: DiagramOptions
  private let numberWidth: Int

  /// Prepares a drawing.
  init(_ diagram: Diagram, _ options: DiagramOptions) {
    self.diagram = diagram
    self.options = options
    numberWidth = diagram.numberWidth
  }

  /// The drawing, each line ended by a newline.
  func drawn() -> StyledText {
    let reason = "(More participants than \(options.columns) columns have room for: in sentences.)"
    var text = StyledText(lines: reason.wrapped(to: options.columns).map { StyledText($0, .dim) })
    var visibility = Visibility(diagram, hiddenFrom: options.hiddenFrom)
    for event in diagram.trace.events {
      let placement = visibility.placement(of: event)
      if placement == .outside { continue }
      text.append(row(event.number, placement == .hidden ? "?" : Sentence(event).text))
      if placement == .hidden { break }
    }
    return text
  }

  private func row(_ number: Int?, _ sentence: String) -> StyledText {
    let digits = number.map { String($0) } ?? ""
    var text = StyledText(String(repeating: " ", count: numberWidth - digits.count) + digits, .dim)
    let lines = sentence.wrapped(to: options.columns - numberWidth - 2)
    if lines.isEmpty, number == nil { return StyledText() }
    for (index, line) in lines.enumerated() {
      text.append(String(repeating: " ", count: index == 0 ? 2 : numberWidth + 2) + line + "\n")
    }
    return lines.isEmpty ? text + "\n" : text
  }
}
