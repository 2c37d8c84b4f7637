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

/// The words of lines; those that come again are measured once.
struct ColumnLabels {
  private struct Key: Hashable {
    let words: String
    let isAnswer: Bool
  }

  private var known: [Key: ColumnLabel] = [:]
  private let glyphs: Glyphs

  /// No words yet.
  init(_ glyphs: Glyphs) { self.glyphs = glyphs }

  /// The words of a line.
  subscript(line: DiagramLine) -> ColumnLabel {
    mutating get {
      guard case .row = line.content, let event = line.event else {
        return ColumnLabel(RowLabel(words(of: line)), glyphs)
      }
      guard let words = line.plainLabel else {
        return ColumnLabel(RowLabel(event, glyphs, isShort: true), glyphs)
      }
      let key = Key(words: words, isAnswer: event.isAnswer)
      if let label = known[key] { return label }
      let label = ColumnLabel(RowLabel(event, glyphs), glyphs)
      known[key] = label
      return label
    }
  }

  private func words(of line: DiagramLine) -> String {
    switch line.content {
    case .remark(let words): words
    case .across(let words, let isTitle): glyphs.framed(words, isTitle: isTitle)
    case .row, .unknown, .blank: ""
    }
  }
}
