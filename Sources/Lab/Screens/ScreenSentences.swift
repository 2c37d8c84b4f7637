import PrintableText
import Traces

extension Screen {
  /// Returns the screen as sentences, one a line; of more than 20 rows only the first 10 and the last one, unless `isWhole`.
  func sentences(isWhole: Bool = false) -> String {
    var text = "Screen: \(title.printable())."
    if let back { text += " Back leads to \(back.printable())." }
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
  fileprivate func sentence(_ number: Int) -> String {
    switch self {
    case .row(let first, let second):
      "Row \(number): \(first.printable())"
        + (second.isEmpty ? "." : ", \(second.printable()).")
    case .text(let words): "Text: \(words.printable())"
    case .field(let label, let content):
      "Field \(label.printable()): \(content.printable())."
    case .button(let label): "Button: \(label.printable())."
    }
  }
}
