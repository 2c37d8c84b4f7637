import PrintableText

extension String {
  /// Words that Mermaid takes as they are: no comment, statement, break, tag, formula or directive.
  ///
  /// Mermaid decodes `#35;` after it has parsed, so what it must not read stands there as a number.
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

  /// Some words steer Mermaid even inside a label; their first letter is written as a number.
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
