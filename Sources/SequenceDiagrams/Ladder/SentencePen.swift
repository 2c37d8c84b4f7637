import Traces

/// Draws rows as numbered sentences, where there are more participants than lanes have room for.
struct SentencePen {
  private let width: Int
  private let numberWidth: Int

  /// Begins with the reason.
  init(_ options: DiagramOptions, _ numberWidth: Int, to ink: inout Ink) {
    width = options.columns
    self.numberWidth = numberWidth
    let reason = "(More participants than \(width) columns have room for: in sentences.)"
    ink.write(StyledText(lines: reason.wrapped(to: width).map { StyledText($0, .dim) }))
  }

  /// Draws a line as a sentence.
  func draw(_ line: DiagramLine, to ink: inout Ink) {
    switch line.content {
    case .row: draw(line.number, line.event.map { Sentence($0).text } ?? "", to: &ink)
    case .unknown: draw(line.number, "?", to: &ink)
    case .remark(let words): draw(nil, words.escapingControls(), to: &ink)
    case .across(let words, _): draw(nil, words.escapingControls(), to: &ink)
    case .blank: ink.newline()
    }
  }

  private func draw(_ number: Int?, _ sentence: String, to ink: inout Ink) {
    if number == nil, sentence.isEmpty { return }
    ink.write(number, width: numberWidth)
    let lines = sentence.wrapped(to: width - numberWidth - 2)
    for (index, line) in lines.enumerated() {
      ink.write(blanks: index == 0 ? 2 : numberWidth + 2)
      ink.write(line)
      ink.newline()
    }
    if lines.isEmpty { ink.newline() }
  }
}
