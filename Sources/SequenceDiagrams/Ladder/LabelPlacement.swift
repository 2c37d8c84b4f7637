/// Where a label stands: beside the lanes if it fits there, else on lines of its own below.
struct LabelPlacement {
  /// What stands beside the lanes.
  private(set) var beside = StyledText()
  /// The lines below, with the blanks before them.
  private(set) var below: [StyledText] = []

  private let column: Int
  private let indentation: Int
  private let margin: Int
  private let width: Int

  /// Places a label that begins at that column if it can, and right of the margin if it cannot.
  init(
    _ label: LadderLabel, column: Int, indentation: Int, margin: Int, width: Int, ellipsis: String
  ) {
    self.column = column + indentation
    self.indentation = indentation
    self.margin = margin
    self.width = width
    if placesWhole(label.full, label) { return }
    let texts = [label.full, label.shorter, label.shortest]
    if texts.dropFirst().contains(where: { placesWhole($0, label) }) { return }
    if let text = texts.first(where: { $0.displayWidth <= width - self.column }) {
      beside = StyledText(text, label.style)
    } else {
      let text = texts.first { $0.displayWidth <= width - margin } ?? label.shortest
      placeBelow(StyledText(text, label.style).cut(to: width - margin, ellipsis: ellipsis))
    }
    placeRemark(label.remark)
  }

  /// Puts words and remark beside the lanes, if both fit there.
  private mutating func placesWhole(_ text: String, _ label: LadderLabel) -> Bool {
    let remark = label.remark
    let needed = text.displayWidth + (remark.isEmpty ? 0 : 2 + remark.displayWidth)
    guard needed <= width - column else { return false }
    beside = StyledText(text, label.style)
    if !remark.isEmpty { beside.append(StyledText("  ") + remark) }
    return true
  }

  /// A remark is never cut: it takes as many lines as it needs.
  private mutating func placeRemark(_ remark: StyledText) {
    let style = remark.runs.first?.style ?? .plain
    for line in remark.plain.wrapped(to: width - margin) { placeBelow(StyledText(line, style)) }
  }

  private mutating func placeBelow(_ text: StyledText) {
    let room = width - text.displayWidth
    let start = column <= room ? column : max(margin, min(margin + indentation, room))
    below.append(StyledText().padded(to: start) + text)
  }
}
