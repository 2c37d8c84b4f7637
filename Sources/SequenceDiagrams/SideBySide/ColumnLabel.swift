import TerminalText
import Traces

/// The label of a line of a ladder (a diagram with its labels at the right), in all its forms from full to short.
struct ColumnLabel: Sendable {
  /// One form of the words, and the width of the words with the remark.
  struct Form: Sendable {
    let words: String
    let width: Int
  }

  /// The forms, the longest first; there is at least one.
  let forms: [Form]
  let remark: StyledText
  let style: TextStyle
  /// The width of the shortest form, in columns, without the remark.
  let leastWidth: Int

  init(_ label: RowLabel, _ glyphs: Glyphs) {
    let tail = label.remark.isEmpty ? 0 : 2 + glyphs.width(of: label.remark)
    forms = label.forms.map { Form(words: $0, width: glyphs.width(of: $0) + tail) }
    remark = label.remark
    style = label.style
    leastWidth = (forms.last?.width ?? tail) - tail
  }

  /// The width of the longest form, in columns, with the remark.
  var fullWidth: Int { forms.first?.width ?? 0 }

  /// The width of the shortest form with the label's remark after it, in columns of the terminal.
  var shortestWidth: Int { forms.last?.width ?? 0 }
}

/// The labels of all lines of a ladder (a diagram with its labels at the right), in which equal labels are stored once.
struct ColumnLabels {
  private struct Key: Hashable {
    let words: String
    let remark: StyledText
    /// The kind of event, which decides how the words are shortened.
    let kind: Event.Kind?
    /// The number of messages that a lost message may have been; a label with several is shortened in another way.
    let candidates: Int
  }

  private(set) var all: [ColumnLabel] = []
  private var known: [Key: Int32] = [:]
  private let glyphs: Glyphs

  init(_ glyphs: Glyphs) { self.glyphs = glyphs }

  mutating func index(of line: DiagramLine) -> Int32 {
    var event: Event?
    if case .row = line.content { event = line.event }
    let label = event.map { RowLabel($0, glyphs, isShort: true) } ?? RowLabel(words(of: line))
    let key = Key(
      words: label.full,
      remark: label.remark,
      kind: event?.kind,
      candidates: event?.candidates.count ?? 0
    )
    if let index = known[key] { return index }
    let index = Int32(truncatingIfNeeded: all.count)
    known[key] = index
    all.append(ColumnLabel(label, glyphs))
    return index
  }

  private func words(of line: DiagramLine) -> String {
    switch line.content {
    case .remark(let words): words
    case .separator(let separator): separator.words
    case .across(let words, let isTitle): glyphs.framed(words, isTitle: isTitle)
    case .row, .unknown, .blank: ""
    }
  }
}
