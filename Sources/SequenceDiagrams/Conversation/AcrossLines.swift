import PrintableText
import TerminalText

extension Glyphs {
  /// Returns lines with `words` across all lanes (the columns of the participants), wrapped so that they fit in `room` columns.
  ///
  /// A title stands in a thick rule that extends to the column `end`, any other text, such as a note, in a short thin rule.
  func across(_ words: String, isTitle: Bool, room: Int, end: Int) -> [StyledText] {
    words.printable().wrapped(to: max(4, room - 6), ambiguous: ambiguous).map {
      var line = framed($0, isTitle: isTitle)
      if isTitle { line += String(repeating: rule, count: max(0, end - width(of: line))) }
      return StyledText(line, isTitle ? .strong : .dim)
    }
  }

  func framed(_ words: String, isTitle: Bool) -> String {
    let rule = String(repeating: isTitle ? rule : noteRule, count: 2)
    return "\(rule) \(words) \(rule)"
  }
}
