import TerminalText

/// The placement of a row's label in a ladder: beside the lanes if it fits there, otherwise on lines below the row.
struct LabelPlacement {
  private(set) var beside = PrerenderedText(StyledText())
  /// The lines below the row (numbered event), with the blanks before their words.
  private(set) var below: [PrerenderedText] = []

  private let label: RowLabel
  private let column: Int
  private let indentation: Int
  private let margin: Int
  private let width: Int
  private let glyphs: Glyphs

  /// Places a label in the column `column` plus `indentation` if it fits there within `width` columns, otherwise below the row
  /// (numbered event), not left of the column `margin`.
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
    let texts = label.isWhole ? [label.full] : label.forms
    if texts.dropFirst().contains(where: { placesWhole($0) }) { return }
    if let text = texts.first(where: { glyphs.width(of: $0) <= width - self.column }) {
      beside = PrerenderedText(StyledText(text, label.style))
      addLines(remarkLines)
    } else if label.isWhole {
      let text = StyledText(label.full, label.style)
      let words = cut(text, to: LabelPlacement.mostLines * (width - margin)).plain
      addLines(wrapped(words, label.style) + remarkLines)
    } else {
      let text =
        texts.first { glyphs.width(of: $0) <= width - margin - indentation }
        ?? texts.first { glyphs.width(of: $0) <= width - margin } ?? texts.last ?? ""
      placeBelow(text)
    }
  }

  /// Places `text`, a form of the label, with the remark beside the lanes; returns false and places nothing if both do not fit.
  private mutating func placesWhole(_ text: String) -> Bool {
    let remark = label.remark
    let needed = glyphs.width(of: text) + (remark.isEmpty ? 0 : 2 + glyphs.width(of: remark))
    guard needed <= width - column else { return false }
    var whole = StyledText(text, label.style)
    if !remark.isEmpty { whole += StyledText("  ") + remark }
    beside = PrerenderedText(whole)
    return true
  }

  /// The number of full lines after which even a label that must not be shortened is cut.
  static let mostLines = 4

  private mutating func placeBelow(_ text: String) {
    guard label.canBeCut else { return addLines(wrapped(text, label.style)) }
    let words = cut(StyledText(text, label.style), to: width - margin)
    let whole = words + "  " + label.remark
    if !label.remark.isEmpty, glyphs.width(of: whole) <= width - margin {
      addLines([whole])
    } else {
      addLines([words])
      addLines(remarkLines)
    }
  }

  private var remarkLines: [StyledText] {
    wrapped(label.remark.plain, label.remark.runs.first?.style ?? .plain)
  }

  private func wrapped(_ text: String, _ style: TextStyle) -> [StyledText] {
    text.wrapped(to: width - margin, ambiguous: glyphs.ambiguous).map { StyledText($0, style) }
  }

  private func cut(_ text: StyledText, to width: Int) -> StyledText {
    text.cut(to: width, ellipsis: glyphs.ellipsis, ambiguous: glyphs.ambiguous)
  }

  private mutating func addLines(_ lines: [StyledText]) {
    let room = width - (lines.map { glyphs.width(of: $0) }.max() ?? 0)
    let start = column <= room ? column : max(margin, min(margin + indentation, room))
    below += lines.filter { !$0.isEmpty }.map {
      PrerenderedText(StyledText().padded(to: start) + $0)
    }
  }
}
