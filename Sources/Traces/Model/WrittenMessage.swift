// Messages typed by people, in which blanks may be missing.

extension MessageSyntax {
  /// The name of the typed message with its labels, such as `edit(title:content:)`; the whole text if it has no arguments that can
  /// be parsed.
  package var writtenName: String {
    guard case .arguments(let arguments) = shape else { return text(0..<bytes.count) }
    let labels = arguments.map { ($0.label.map(text) ?? "_") + ":" }
    return "\(text(name))(\(labels.joined()))"
  }

  /// The texts of the typed message's arguments, in order; empty if it has no arguments that can be parsed.
  package var writtenValues: [String] {
    guard case .arguments(let arguments) = shape else { return [] }
    return arguments.map { text($0.value).withoutBlanksAround }
  }
}

extension String {
  /// The elements of this text read as a typed list: `1` and `2` of `[1, 2]`; nil if the text is not a list in matching brackets.
  package var listedTexts: [String]? {
    guard hasPrefix("["), hasSuffix("]"), count > 1 else { return nil }
    if dropFirst().dropLast().allSatisfy(\.isWhitespace) { return [] }
    let syntax = MessageSyntax("_(\(dropFirst().dropLast()))".spacedAsWritten(withLabels: false))
    guard let syntax, case .arguments(let arguments) = syntax.shape else { return nil }
    // Text before a colon is part of the element here, not a label.
    return arguments.map {
      syntax.text(($0.label ?? $0.value).lowerBound..<$0.value.upperBound).withoutBlanksAround
    }
  }

  fileprivate var withoutBlanksAround: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Returns this typed message with single blanks after commas and labels, as messages in a trace have them.
  ///
  /// `edit(id:1,tags:[2,3])` becomes `edit(id: 1, tags: [2, 3])`. Texts in quotation marks are unchanged. If `withLabels` is false,
  /// no blank is added after labels.
  package func spacedAsWritten(withLabels: Bool = true) -> String {
    // A quoted text, or the sign before a value with the blanks and the label after it. Labels without values are none: `(at:to:)`.
    let part =
      #/
      "(?: \\[\s\S] | [^"\\] )*+ "?
      | ([,(\[]) \x20* (
        ([a-zA-Z0-9_.\u{80}-\u{10FFFF}]+) :
        (?! \) | \z | [a-zA-Z0-9_.\u{80}-\u{10FFFF}]+ : )
        \x20*
      )?
      /#
    return replacing(part.matchingSemantics(.unicodeScalar)) { match in
      guard let sign = match.1 else { return String(match.0) }
      let label = withLabels ? match.3.map { "\($0): " } : match.2.map(String.init)
      return sign + (sign == "," ? " " : "") + (label ?? "")
    }
  }
}
