import PrintableText

extension String {
  /// The text escaped for Mermaid, which then reads no part of it as a comment, statement, break, tag, formula or directive.
  ///
  /// Special characters become `#35;` and the like, which Mermaid decodes later. A blank or empty text becomes a no-break space.
  var mermaidText: String {
    var text = ""
    for scalar in printable().unicodeScalars {
      if "#;<>&%$\"\\".unicodeScalars.contains(scalar) {
        text += "#\(scalar.value);"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text.allSatisfy { $0 == " " } ? "#160;" : text.withoutMermaidWords
  }

  /// The text with the first letter escaped in the words that mean something to Mermaid even inside a label.
  private var withoutMermaidWords: String {
    var text = self
    for word in ["wrap:", "style", "classDef"] where text.contains(word) {
      text = text.split(separator: word, omittingEmptySubsequences: false)
        .joined(separator: word.codingFirstLetter)
    }
    return text
  }

  private var codingFirstLetter: String {
    guard let code = first?.asciiValue else { return self }
    return "#\(code);" + dropFirst()
  }
}
