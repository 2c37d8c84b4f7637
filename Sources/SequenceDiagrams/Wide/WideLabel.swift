import TerminalText
import Traces

/// The words of a row in a wide diagram, from the fullest form to the shortest.
struct WideLabel {
  /// What must be said below the row when it found no room in it: why a message was lost, or what
  /// an action makes happen.
  let remark: StyledText
  private let label: RowLabel
  private let glyphs: Glyphs

  /// The words of an event.
  init(_ event: Event, _ glyphs: Glyphs) {
    label = RowLabel(event, glyphs)
    self.glyphs = glyphs
    remark = label.remark
  }

  /// The words in full, without the remark.
  var full: String { label.full }

  /// The words with their remark.
  var whole: String {
    if remark.isEmpty { return full }
    return full.isEmpty ? remark.plain : "\(full)  \(remark.plain)"
  }

  /// The columns that each form takes, from the fullest to the shortest.
  var widths: [Int] { ([whole] + label.forms).map { glyphs.width(of: $0) } }

  /// The fullest form without the remark that has room in so many columns; the whole if none has.
  func words(in room: Int) -> String {
    label.forms.first { glyphs.width(of: $0) <= room } ?? full
  }

  /// The fullest form that has room in so many columns, and whether the remark is in it.
  func form(in room: Int) -> (text: String, hasRemark: Bool)? {
    let whole = self.whole
    if glyphs.width(of: whole) <= room { return (whole, true) }
    for form in label.forms where glyphs.width(of: form) <= room { return (form, remark.isEmpty) }
    return nil
  }
}
