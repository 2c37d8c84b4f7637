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

  /// Places a label that begins at that column if it can, and right of the margin if it cannot.
  init(
    _ label: RowLabel,
    column: Int,
    indentation: Int,
    margin: Int,
    width: Int,
    ellipsis: String
  ) {
    self.label = label
    self.column = column + indentation
    self.indentation = indentation
    self.margin = margin
    self.width = width
    if placesWhole(label.full) { return }
    let texts = label.isWhole && label.full.displayWidth <= width - margin ? [label.full] : label.forms
    if !label.isWhole, texts.dropFirst().contains(where: { placesWhole($0) }) { return }
    if let text = texts.first(where: { $0.displayWidth <= width - self.column }) {
      beside = StyledText(text, label.style)
      placeRemark()
    } else {
      let text =
        texts.first { $0.displayWidth <= width - margin - indentation }
        ?? texts.first { $0.displayWidth <= width - margin } ?? texts.last ?? ""
      placeBelow(text, ellipsis)
    }
  }
}

extension LabelPlacement {
  /// Puts words and remark beside the lanes, if both fit there.
  private mutating func placesWhole(_ text: String) -> Bool {
    let remark = label.remark
    let needed = text.displayWidth + (remark.isEmpty ? 0 : 2 + remark.displayWidth)
    guard needed <= width - column else { return false }
    beside = StyledText(text, label.style)
    if !remark.isEmpty { beside.append(StyledText("  ") + remark) }
    return true
  }

  /// Puts words below, and the remark behind them or below them.
  private mutating func placeBelow(_ text: String, _ ellipsis: String) {
    guard label.canBeCut else { return placeWrapped(text, label.style) }
    let words = StyledText(text, label.style).cut(to: width - margin, ellipsis: ellipsis)
    let whole = words + "  " + label.remark
    if !label.remark.isEmpty, whole.displayWidth <= width - margin {
      addLine(whole)
    } else {
      addLine(words)
      placeRemark()
    }
  }

  /// A remark is never cut: it takes as many lines as it needs.
  private mutating func placeRemark() {
    placeWrapped(label.remark.plain, label.remark.runs.first?.style ?? .plain)
  }

  private mutating func placeWrapped(_ text: String, _ style: TextStyle) {
    let lines = text.wrapped(to: width - margin)
    let widest = lines.map(\.displayWidth).max() ?? 0
    for line in lines { addLine(StyledText(line, style), asWideAs: widest) }
  }

  private mutating func addLine(_ text: StyledText, asWideAs widest: Int = 0) {
    guard !text.isEmpty else { return }
    let room = width - max(widest, text.displayWidth)
    let start = column <= room ? column : max(margin, min(margin + indentation, room))
    below.append(StyledText().padded(to: start) + text)
  }
}
