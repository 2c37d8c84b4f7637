import Patches

extension String {
  /// Returns the first difference from a line that looks the same: `differs in column 29: U+00A0 (no-break space) is expected, …`.
  ///
  /// Nil for the same line, and for a line that looks different. Columns count characters from 1.
  func hiddenDifference(from actual: String) -> String? {
    let hasTab = [self, actual].contains { $0.contains("\t") }
    guard !utf8.elementsEqual(actual.utf8),
      lookalike(foldsBlanks: hasTab) == actual.lookalike(foldsBlanks: hasTab)
    else { return nil }
    let same = zip(self, actual).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let (expected, came) = (dropFirst(same).first, actual.dropFirst(same).first)
    return "differs in column \(same + 1): \(expected.codes) is expected, \(came.codes) came"
  }
}

extension Character? {
  fileprivate var codes: String {
    guard let scalars = self?.unicodeScalars else { return "nothing" }
    let codes = scalars.map { "U+" + $0.code }.joined(separator: " ")
    return "\(codes) (\(scalars.map(\.shortName).joined(separator: ", ")))"
  }
}

extension Unicode.Scalar {
  fileprivate var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  fileprivate var shortName: String {
    switch self {
    case " ": "blank"
    case "\t": "tab"
    default: properties.name?.lowercased() ?? "without a name"
    }
  }
}

extension LineDiff {
  /// Returns a sentence for each removed line that looks the same as the added line in its place.
  ///
  /// `line` is the number of the first line of the expected text.
  func alikeLines(from line: Int) -> [String] {
    hunks(context: 0, oldLine: line).flatMap { hunk in
      let (old, new) = (hunk.changes.filter(\.isOld), hunk.changes.filter(\.isNew))
      return zip(old, new).enumerated().compactMap { index, pair in
        pair.0.line.hiddenDifference(from: pair.1.line).map { difference in
          "Line \(hunk.oldLine + index) looks the same, but \(difference)."
        }
      }
    }
  }
}

extension String {
  /// The text with look-alikes of ASCII characters replaced by ASCII, for a comparison of the look of two texts.
  ///
  /// Letters of other scripts, full-width forms, ligatures, dashes and quotation marks become ASCII, whitespace becomes blanks, and
  /// invisible characters are dropped. With `foldsBlanks`, a run of blanks becomes one, because a tab looks like any number of them.
  /// Decomposed letters stay, since Swift compares them as equal.
  fileprivate func lookalike(foldsBlanks: Bool) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.properties.isDefaultIgnorableCodePoint { continue }
      if scalar.properties.isWhitespace {
        if !foldsBlanks || folded.last != " " { folded.append(" ") }
      } else if (0xFF01...0xFF5E).contains(scalar.value) {
        folded.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
      } else if let shape = Lookalikes.shapes[scalar] {
        folded.append(contentsOf: shape.unicodeScalars)
      } else {
        folded.append(scalar)
      }
    }
    return String(folded)
  }
}

private enum Lookalikes {
  static let shapes: [Unicode.Scalar: String] = table.reduce(into: [:]) { shapes, row in
    for scalar in row.value.unicodeScalars { shapes[scalar] = row.key }
  }

  /// For each ASCII text, characters that look like it: a selection of the confusables of Unicode Technical Standard #39.
  private static let table: [String: String] = [
    "a": "\u{430}\u{251}\u{3B1}", "b": "\u{42C}", "c": "\u{441}\u{3F2}", "d": "\u{501}",
    "e": "\u{435}\u{4BD}", "g": "\u{261}", "h": "\u{4BB}", "i": "\u{456}\u{3B9}\u{269}\u{131}",
    "j": "\u{458}\u{3F3}", "k": "\u{43A}\u{3BA}", "l": "\u{4CF}", "m": "\u{43C}", "n": "\u{578}",
    "o": "\u{43E}\u{3BF}\u{585}", "p": "\u{440}\u{3C1}", "q": "\u{51B}", "r": "\u{433}",
    "s": "\u{455}", "t": "\u{442}", "u": "\u{3C5}\u{57D}", "v": "\u{3BD}\u{475}",
    "w": "\u{51D}\u{3C9}", "x": "\u{445}\u{3C7}", "y": "\u{443}\u{3B3}\u{4AF}",
    "A": "\u{410}\u{391}", "B": "\u{412}\u{392}", "C": "\u{421}\u{3F9}", "E": "\u{415}\u{395}",
    "G": "\u{50C}", "H": "\u{41D}\u{397}", "I": "\u{406}\u{399}\u{4C0}", "J": "\u{408}\u{37F}",
    "K": "\u{41A}\u{39A}", "M": "\u{41C}\u{39C}", "N": "\u{39D}", "O": "\u{41E}\u{39F}",
    "P": "\u{420}\u{3A1}", "Q": "\u{51A}", "S": "\u{405}", "T": "\u{422}\u{3A4}", "V": "\u{474}",
    "W": "\u{51C}", "X": "\u{425}\u{3A7}", "Y": "\u{4AE}\u{3A5}", "Z": "\u{396}",
    "-": "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2015}\u{2212}",
    "'": "\u{2018}\u{2019}\u{2BC}\u{2032}", "\"": "\u{201C}\u{201D}\u{2033}", ".": "\u{2024}",
    "...": "\u{2026}", ":": "\u{5C3}\u{2236}", "/": "\u{2215}\u{2044}", "*": "\u{2217}",
    "~": "\u{223C}", "|": "\u{2223}", ",": "\u{201A}", "<": "\u{2039}", ">": "\u{203A}",
    "fi": "\u{FB01}", "fl": "\u{FB02}", "ff": "\u{FB00}", "ffi": "\u{FB03}", "ffl": "\u{FB04}",
    "!": "\u{1C3}",
  ]
}
