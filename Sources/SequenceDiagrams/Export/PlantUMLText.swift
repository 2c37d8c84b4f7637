import PrintableText

extension String {
  var plantUMLLabel: String { isEmpty ? "" : " : \(plantUMLText())" }

  /// The text as a note in PlantUML with a colon before it; an empty text becomes a no-break space, because a note needs words.
  var plantUMLNote: String { isEmpty ? " : <U+00A0>" : plantUMLLabel }

  /// Returns the text escaped for PlantUML: markup and the characters in `more` become code points such as `<U+002A>`.
  ///
  /// Names need `more`: PlantUML reads a guillemet in a name as part of a stereotype.
  func plantUMLText(escaping more: String = "") -> String {
    var text = ""
    var previous: Unicode.Scalar?
    for scalar in printable().unicodeScalars {
      let isMarkup = "\\~<&%$!'@|\(more)".unicodeScalars.contains(scalar)
      let isDoubled = previous == nil || previous == scalar
      if isMarkup || isDoubled && "*/_-=\"[]{}^.#".unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
        previous = " "
      } else {
        text.unicodeScalars.append(scalar)
        previous = scalar
      }
    }
    return text
  }
}
