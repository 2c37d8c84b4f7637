import SequenceDiagrams
import Traces

extension Screen {
  /// The screen in words, one sentence a line.
  var sentences: String {
    var text = "Screen: \(title.escapingControls())."
    if let back { text += " Back leads to \(back.escapingControls())." }
    var number = 0
    for line in lines {
      switch line {
      case .row(let first, let second):
        number += 1
        text += "\nRow \(number): \(first.escapingControls())"
        text += second.isEmpty ? "." : ", \(second.escapingControls())."
      case .text(let words): text += "\nText: \(words.escapingControls())"
      case .field(let label, let content):
        text += "\nField \(label.escapingControls()): \(content.escapingControls())."
      case .button(let label): text += "\nButton: \(label.escapingControls())."
      }
    }
    return text + "\n"
  }
}
