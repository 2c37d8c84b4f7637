import SequenceDiagrams
import Traces

extension Screen {
  /// The screen in words, one sentence a line; of many rows only the first and the last, unless it
  /// is to be whole.
  func sentences(isWhole: Bool = false) -> String {
    var text = "Screen: \(title.escapingControls())."
    if let back { text += " Back leads to \(back.escapingControls())." }
    for piece in ScreenExcerpt(of: self, isWhole: isWhole).pieces {
      switch piece {
      case .line(let line, let number): text += "\n" + line.sentence(number)
      case .omitted(let count): text += "\n" + ScreenExcerpt.words(omitting: count)
      }
    }
    return text + "\n"
  }
}

extension Screen.Line {
  /// The line in words; rows have a number.
  fileprivate func sentence(_ number: Int) -> String {
    switch self {
    case .row(let first, let second):
      "Row \(number): \(first.escapingControls())"
        + (second.isEmpty ? "." : ", \(second.escapingControls()).")
    case .text(let words): "Text: \(words.escapingControls())"
    case .field(let label, let content):
      "Field \(label.escapingControls()): \(content.escapingControls())."
    case .button(let label): "Button: \(label.escapingControls())."
    }
  }
}
