extension Glyphs {
  /// Words across all lanes in lines of at most so many columns.
  ///
  /// The title of a part stands in a thick line that goes on to an end, a note in a thin one.
  func across(_ words: String, isTitle: Bool, room: Int, end: Int) -> [StyledText] {
    let rule = isTitle ? self.rule : noteRule
    return words.escapingControls().wrapped(to: max(4, room - 6), ambiguous: ambiguous).map {
      var line = "\(rule)\(rule) \($0) \(rule)\(rule)"
      if isTitle { line += String(repeating: rule, count: max(0, end - width(of: line))) }
      return StyledText(line, isTitle ? .strong : .dim)
    }
  }
}
