import SequenceDiagrams

/// A piece of HTML; texts that are interpolated into it are escaped, so that no text of a trace becomes markup.
///
///     let name = "<View>"
///     HTML("<b>\(name)</b>").text  // "<b>&lt;View&gt;</b>"
struct HTML: ExpressibleByStringInterpolation {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ text: String) { self.text += text.xml }

    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    mutating func appendInterpolation(_ html: HTML) { text += html.text }

    /// Appends pieces without anything between them.
    mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { text += piece.text }
    }
  }
}
