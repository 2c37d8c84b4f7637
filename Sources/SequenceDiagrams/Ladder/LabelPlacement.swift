import TerminalText

/// Where a label stands: beside the lanes if it fits there, else on lines of its own below.
struct LabelPlacement {
  /// What stands beside the lanes.
  private(set) var beside = StyledText()
  /// The lines below, with the blanks before them.
  private(set) var below: [StyledText] = []

  private let label: RowLabel
  private let column: Int
  private let indentation: Int
  private let margin: Int
  private let width: Int
  private let glyphs: Glyphs

  /// Places a label that begins at that column if it can, and right of the margin if it cannot.
  init(
    _ label: RowLabel,
    column: Int,
    indentation: Int,
    margin: Int,
    width: Int,
    _ glyphs: Glyphs
  ) {
    self.label = label
    self.column = column + indentation
    self.indentation = indentation
    self.margin = margin
    self.width = width
    self.glyphs = glyphs
    if placesWhole(label.full) { return }
    if label.isWhole {
      placeAll()
      return
    }
    let texts = label.forms
    if texts.dropFirst().contains(where: { placesWhole($0) }) { return }
    if let text = texts.first(where: { glyphs.width(of: $0) <= width - self.column }) {
      beside = StyledText(text, label.style)
      placeRemark()
    } else {
      let text =
        texts.first { glyphs.width(of: $0) <= width - margin - indentation }
        ?? texts.first { glyphs.width(of: $0) <= width - margin } ?? texts.last ?? ""
      placeBelow(text)
    }
  }
}

extension LabelPlacement {
  /// Puts words and remark beside the lanes, if both fit there.
  private mutating func placesWhole(_ text: String) -> Bool {
    let remark = label.remark
    let needed = glyphs.width(of: text) + (remark.isEmpty ? 0 : 2 + glyphs.width(of: remark))
    guard needed <= width - column else { return false }
    beside = StyledText(text, label.style)
    if !remark.isEmpty { beside.append(StyledText("  ") + remark) }
    return true
  }

  /// Puts words beside the lanes or, in up to four lines, below, and the remark below them.
  private mutating func placeAll() {
    guard glyphs.width(of: label.full) > width - column else {
      beside = StyledText(label.full, label.style)
      return placeRemark()
    }
    let room = width - margin
    let words = cut(StyledText(label.full, label.style), to: LabelPlacement.mostLines * room)
    addLines(wrapped(words.plain, label.style) + remarkLines)
  }

  /// The lines that words have which are shown as a whole.
  static let mostLines = 4

  /// Puts words below, and the remark behind them or below them.
  private mutating func placeBelow(_ text: String) {
    guard label.canBeCut else { return addLines(wrapped(text, label.style)) }
    let words = cut(StyledText(text, label.style), to: width - margin)
    let whole = words + "  " + label.remark
    if !label.remark.isEmpty, glyphs.width(of: whole) <= width - margin {
      addLines([whole])
    } else {
      addLines([words])
      placeRemark()
    }
  }

  /// A remark is never cut: it takes as many lines as it needs.
  private mutating func placeRemark() { addLines(remarkLines) }

  private var remarkLines: [StyledText] {
    wrapped(label.remark.plain, label.remark.runs.first?.style ?? .plain)
  }

  private func wrapped(_ text: String, _ style: TextStyle) -> [StyledText] {
    text.wrapped(to: width - margin, ambiguous: glyphs.ambiguous).map { StyledText($0, style) }
  }

  private func cut(_ text: StyledText, to width: Int) -> StyledText {
    text.cut(to: width, ellipsis: glyphs.ellipsis, ambiguous: glyphs.ambiguous)
  }

  /// Adds lines that begin in the same column.
  private mutating func addLines(_ lines: [StyledText]) {
    let room = width - (lines.map { glyphs.width(of: $0) }.max() ?? 0)
    let start = column <= room ? column : max(margin, min(margin + indentation, room))
    below += lines.filter { !$0.isEmpty }.map { StyledText().padded(to: start) + $0 }
  }
}

/// A label with its placement, ready to be written.
struct PlacedLabel {
  /// What stands beside the lanes.
  let beside: Fragment
  /// The lines below.
  let below: [Fragment]

  /// Makes a placement ready.
  init(_ placement: LabelPlacement) {
    beside = Fragment(placement.beside)
    below = placement.below.map { Fragment($0) }
  }
}
