import PrintableText
import TerminalText

extension Glyphs {
  /// Words across all lanes in lines of at most so many columns.
  ///
  /// The title of a part stands in a thick line that goes on to an end, a note in a thin one.
  func across(_ words: String, isTitle: Bool, room: Int, end: Int) -> [StyledText] {
    words.printable().wrapped(to: max(4, room - 6), ambiguous: ambiguous).map {
      var line = framed($0, isTitle: isTitle)
      if isTitle { line += String(repeating: rule, count: max(0, end - width(of: line))) }
      return StyledText(line, isTitle ? .strong : .dim)
    }
  }

  /// Words with a piece of line at both ends.
  func framed(_ words: String, isTitle: Bool) -> String {
    let rule = String(repeating: isTitle ? rule : noteRule, count: 2)
    return "\(rule) \(words) \(rule)"
  }
}
