import TerminalText
import Traces

/// The label of a row (numbered event) in a wide diagram, in forms of different length.
struct WideLabel {
  /// The reason of a loss, the effect of an action, or the executor on which a call was delivered; below the row (numbered event)
  /// if it does not fit inside the arrow.
  let remark: StyledText
  private let label: RowLabel
  private let glyphs: Glyphs

  init(_ event: Event, _ glyphs: Glyphs) {
    label = RowLabel(event, glyphs)
    self.glyphs = glyphs
    remark = label.remark
  }

  var full: String { label.full }

  var whole: String {
    if remark.isEmpty { return full }
    return full.isEmpty ? remark.plain : "\(full)  \(remark.plain)"
  }

  var widths: [Int] { ([whole] + label.forms).map { glyphs.width(of: $0) } }

  /// Returns the longest form of the label without the remark that fits in `room` columns; the full label if none fits.
  func words(in room: Int) -> String {
    label.forms.first { glyphs.width(of: $0) <= room } ?? full
  }

  /// Returns the longest form of the label that fits in `room` columns, and whether the whole remark fits too; nil if no form fits.
  func form(in room: Int) -> (text: String, hasRemark: Bool)? {
    let whole = self.whole
    if glyphs.width(of: whole) <= room { return (whole, true) }
    for form in label.forms where glyphs.width(of: form) <= room { return (form, remark.isEmpty) }
    return nil
  }
}
