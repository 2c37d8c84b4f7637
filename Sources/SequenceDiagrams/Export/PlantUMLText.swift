import PrintableText

extension String {
  /// A colon and the words, or nothing when there are none.
  var plantUMLLabel: String { isEmpty ? "" : " : \(plantUMLText())" }

  /// A colon and the words of a note, which needs some.
  var plantUMLNote: String { isEmpty ? " : <U+00A0>" : plantUMLLabel }

  /// Words that PlantUML takes as they are, with markup written as `<U+002A>`.
  ///
  /// Names need more: PlantUML reads a guillemet in them as the beginning or the end of a stereotype.
  func plantUMLText(escaping more: String = "") -> String {
    var text = ""
    var previous: Unicode.Scalar?
    for scalar in printable().unicodeScalars {
      let isMarkup = "\\~<&%$!'@|\(more)".unicodeScalars.contains(scalar)
      let isDoubled = previous == nil || previous == scalar
      if isMarkup || isDoubled && "*/_-=\"[]{}^.#".unicodeScalars.contains(scalar) {
        text += scalar.plantUML
        previous = " "
      } else {
        text.unicodeScalars.append(scalar)
        previous = scalar
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var plantUML: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
  }
}
