import TerminalText
import Traces

/// The label of a line of a ladder (a diagram with its labels at the right), in all its forms from full to short.
struct ColumnLabel: Sendable {
  /// The forms, the longest first; there is at least one.
  let forms: [(words: String, width: Int)]
  let remark: StyledText
  let style: TextStyle
  /// The width of the shortest form, in columns, without the remark.
  let leastWidth: Int

  init(_ line: DiagramLine, _ glyphs: Glyphs) {
    let label = RowLabel(line, glyphs)
    let tail = label.remark.isEmpty ? 0 : 2 + glyphs.width(of: label.remark)
    forms = label.forms.map { ($0, glyphs.width(of: $0) + tail) }
    remark = label.remark
    style = line.event?.kind == .action ? .strong : label.style
    leastWidth = (forms.last?.width ?? tail) - tail
  }

  /// The width of the longest form, in columns, with the remark.
  var fullWidth: Int { forms.first?.width ?? 0 }

  /// The width of the shortest form with the label's remark after it, in columns of the terminal.
  var shortestWidth: Int { forms.last?.width ?? 0 }
}

extension RowLabel {
  fileprivate init(_ line: DiagramLine, _ glyphs: Glyphs) {
    switch line.content {
    case .row:
      self = line.event.map { RowLabel($0, glyphs, isShort: true) } ?? RowLabel("")
    case .remark(let words): self.init(words)
    case .separator(let separator): self.init(separator.words)
    case .across(let words, let isTitle): self.init(glyphs.framed(words, isTitle: isTitle))
    case .unknown, .blank: self.init("")
    }
  }
}
