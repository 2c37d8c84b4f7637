import TerminalText
import Traces

/// The words of a line in all lengths that they can have.
struct ColumnLabel: Sendable {
  /// Words, and the columns they take with the remark behind them.
  struct Form: Sendable {
    let words: String
    let width: Int
  }

  /// From the fullest to the shortest, each of which keeps the name; at least one.
  let forms: [Form]
  /// What is said behind the words.
  let remark: StyledText
  /// What the words mean.
  let style: TextStyle
  /// The columns of the shortest words, without the remark.
  let leastWidth: Int

  /// Measures the words of a row.
  init(_ label: RowLabel, _ glyphs: Glyphs) {
    let tail = label.remark.isEmpty ? 0 : 2 + glyphs.width(of: label.remark)
    forms = label.forms.map { Form(words: $0, width: glyphs.width(of: $0) + tail) }
    remark = label.remark
    style = label.style
    leastWidth = (forms.last?.width ?? tail) - tail
  }

  /// The columns of the words in full.
  var fullWidth: Int { forms.first?.width ?? 0 }

  /// The columns of the shortest words.
  var shortestWidth: Int { forms.last?.width ?? 0 }
}

/// The words of lines; those that come again are measured once, and kept once.
struct ColumnLabels {
  private struct Key: Hashable {
    let words: String
    let remark: StyledText
    /// What decides how the words are shortened.
    let kind: Event.Kind?
    /// The words of many messages, of which one was lost, are shortened in their own way.
    let candidates: Int
  }

  /// The words that differ.
  private(set) var all: [ColumnLabel] = []
  private var known: [Key: Int32] = [:]
  private let glyphs: Glyphs

  /// No words yet.
  init(_ glyphs: Glyphs) { self.glyphs = glyphs }

  /// Where the words of a line stand among those that differ.
  mutating func index(of line: DiagramLine) -> Int32 {
    guard case .row = line.content, let event = line.event else {
      return index(of: RowLabel(words(of: line)), nil)
    }
    if let words = line.plainLabel {
      let key = Key(words: words, remark: StyledText(), kind: event.kind, candidates: 0)
      return index(of: key) { [glyphs] in RowLabel(event, glyphs) }
    }
    return index(of: RowLabel(event, glyphs, isShort: true), event)
  }

  private mutating func index(of label: RowLabel, _ event: Event?) -> Int32 {
    let key = Key(
      words: label.full,
      remark: label.remark,
      kind: event?.kind,
      candidates: event?.candidates.count ?? 0
    )
    return index(of: key) { label }
  }

  private mutating func index(of key: Key, _ label: () -> RowLabel) -> Int32 {
    if let index = known[key] { return index }
    let index = Int32(truncatingIfNeeded: all.count)
    known[key] = index
    all.append(ColumnLabel(label(), glyphs))
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
