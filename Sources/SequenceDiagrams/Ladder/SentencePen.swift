import PrintableText
import TerminalText
import Traces

/// A pen that writes rows as numbered sentences, for a diagram whose participants do not all fit as lanes (columns).
struct SentencePen {
  private let width: Int
  private let showsMarks: Bool
  private let numberWidth: Int

  init(_ options: DiagramOptions, _ numberWidth: Int, to output: inout OutputBuffer) {
    showsMarks = options.showsMarks
    width = options.columns
    self.numberWidth = numberWidth + options.markColumns
    let reason = "(More participants than \(width) columns have room for: in sentences.)"
    output.write(StyledText(lines: reason.wrapped(to: width).map { StyledText($0, .dim) }))
  }

  func draw(_ line: DiagramLine, to output: inout OutputBuffer) {
    let finding = line.finding.map { ", \($0)" } ?? ""
    switch line.content {
    case .row: draw(line, (line.event.map { Sentence($0).text } ?? "") + finding, to: &output)
    case .unknown: draw(line, "?", to: &output)
    case .remark(let words): draw(line, words.printable(), to: &output)
    case .separator(let separator): draw(line, separator.words.printable(), to: &output)
    case .across(let words, _): draw(line, words.printable(), to: &output)
    case .blank: output.newline()
    }
  }

  private func draw(_ line: DiagramLine, _ sentence: String, to output: inout OutputBuffer) {
    if line.number == nil, sentence.isEmpty { return }
    if showsMarks { output.write(line.edge.sign, line.edge.style) }
    output.write(line.number, width: numberWidth - (showsMarks ? 1 : 0))
    let lines = sentence.wrapped(to: width - numberWidth - 2)
    for (index, line) in lines.enumerated() {
      output.write(blanks: index == 0 ? 2 : numberWidth + 2)
      output.write(line)
      output.newline()
    }
    if lines.isEmpty { output.newline() }
  }
}
