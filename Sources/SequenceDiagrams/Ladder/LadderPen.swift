import PrintableText
import TerminalText
import Traces

/// A pen that draws a ladder: one numbered line for each row (numbered event), with lanes at the left and the label at the right.
struct LadderPen: DiagramPen {
  private var options: DiagramOptions
  private var laneCount = -1
  private var section: LadderSection?
  private var sentences: SentencePen?

  init(_ options: DiagramOptions) { self.options = options }

  mutating func draw(_ line: DiagramLine, _ registry: LaneRegistry, to output: inout OutputBuffer) {
    if needsRoom(line, registry) {
      options.makeRoom(for: [line])
      arrange(registry, to: &output)
    }
    if let sentences { return sentences.draw(line, to: &output) }
    section?.draw(line, to: &output)
  }

  mutating func finish(_ registry: LaneRegistry, to output: inout OutputBuffer) {}

  /// Returns whether a line needs a new layout: the first, a longer number, or new lanes unless it has words across the lanes.
  private func needsRoom(_ line: DiagramLine, _ registry: LaneRegistry) -> Bool {
    if line.hasMoreDigits(than: options.numberWidth) || laneCount < 0 { return true }
    guard registry.participants.count != laneCount else { return false }
    if case .across = line.content { return false }
    return true
  }

  /// Chooses a layout for all lanes and writes the names of new lanes; if the lanes do not fit, rows become sentences.
  private mutating func arrange(_ registry: LaneRegistry, to output: inout OutputBuffer) {
    laneCount = registry.participants.count
    if let columns = LadderColumns.best(for: registry.participants, options) {
      sentences = nil
      section = LadderSection(columns, options, after: section, to: &output)
    } else if sentences == nil {
      sentences = SentencePen(options, to: &output)
    }
  }
}

/// A pen that writes rows as numbered sentences, for a diagram whose participants do not all fit as lanes (columns).
struct SentencePen {
  private let options: DiagramOptions

  init(_ options: DiagramOptions, to output: inout OutputBuffer) {
    self.options = options
    let width = options.columns
    let reason = "(More participants than \(width) columns have room for: in sentences.)"
    output.write(StyledText(lines: reason.wrapped(to: width).map { StyledText($0, .dim) }))
  }

  func draw(_ line: DiagramLine, to output: inout OutputBuffer) {
    let finding = line.finding.map { ", \($0)" } ?? ""
    switch line.content {
    case .row: draw(line, (line.event?.sentence ?? "") + finding, to: &output)
    case .unknown: draw(line, "?", to: &output)
    case .remark(let words), .across(let words, _): draw(line, words.printable(), to: &output)
    case .separator(let separator): draw(line, separator.words.printable(), to: &output)
    case .blank: output.newline()
    }
  }

  private func draw(_ line: DiagramLine, _ sentence: String, to output: inout OutputBuffer) {
    if line.number == nil, sentence.isEmpty { return }
    let margin = options.numberWidth + options.markColumns
    if options.showsMarks { output.write(line.edge.sign, line.edge.style) }
    output.write(line.number, width: margin - (options.showsMarks ? 1 : 0))
    let lines = sentence.wrapped(to: options.columns - margin - 2)
    for (index, line) in lines.enumerated() {
      output.write(blanks: index == 0 ? 2 : margin + 2)
      output.write(line)
      output.newline()
    }
    if lines.isEmpty { output.newline() }
  }
}
