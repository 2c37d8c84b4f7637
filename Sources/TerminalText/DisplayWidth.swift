import Sequences

extension String {
  /// The number of columns in which a terminal shows this text, which must be a single line.
  ///
  /// Counted by grapheme cluster and East Asian Width (UAX #11): `"김치".displayWidth` is 4. Ambiguous characters count as one.
  package var displayWidth: Int { displayWidth(ambiguous: .narrow) }

  /// Returns the number of columns in which a terminal shows this text, a single line, given the width of ambiguous characters.
  ///
  ///     "│".displayWidth(ambiguous: .wide)  // 2
  package func displayWidth(ambiguous: AmbiguousWidth) -> Int {
    if isPrintableASCII { return utf8.count }
    var width = 0
    for scalar in unicodeScalars {
      if scalar.joinsEmoji { return reduce(0) { $0 + $1.displayWidth(ambiguous: ambiguous) } }
      width += WidthTable.width(of: scalar, ambiguous: ambiguous)
    }
    return width
  }

  /// Whether every character is printable ASCII, one column wide; true for an empty text.
  ///
  /// False if the UTF-8 bytes are not contiguous in memory.
  package var isPrintableASCII: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] < 0x20 || bytes[index] > 0x7E { return false }
        index += 1
      }
      return true
    } ?? false
  }
}

extension Character {
  /// Returns the number of columns in which a terminal shows this character, given the width of ambiguous characters.
  package func displayWidth(ambiguous: AmbiguousWidth = .narrow) -> Int {
    if isEmojiSequence { return 2 }
    return unicodeScalars.reduce(0) { $0 + WidthTable.width(of: $1, ambiguous: ambiguous) }
  }

  private var isEmojiSequence: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return unicodeScalars.dropFirst().contains { $0.joinsEmoji }
  }
}

extension Unicode.Scalar {
  /// Whether this scalar may combine with its neighbours into one emoji.
  fileprivate var joinsEmoji: Bool {
    switch value {
    case 0..<0x200D: false
    case 0x200D, 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  /// Whether a terminal shows this scalar in no column: a combining mark, a control, or a vowel or final of decomposed Hangul.
  fileprivate var takesNoColumn: Bool {
    if 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    case .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}

/// The width of characters that Unicode calls ambiguous, such as `│`, `─` or `α`.
///
/// Most terminals draw them in one column; some that are set up for Korean, Chinese or Japanese use two
/// (East Asian Width A, UAX #11).
public enum AmbiguousWidth: String, Hashable, Sendable, CaseIterable {
  /// Ambiguous characters take one column.
  case narrow
  /// Ambiguous characters take two columns.
  case wide
}

enum WidthTable {
  /// Returns the number of columns, 0 to 2, in which a terminal shows a scalar; common scalars are found without a search.
  static func width(of scalar: Unicode.Scalar, ambiguous: AmbiguousWidth = .narrow) -> Int {
    let value = scalar.value
    if value < 0xA0 { return value >= 0x20 && value < 0x7F ? 1 : 0 }
    // Box drawing, block elements and arrowheads, of which diagrams consist.
    if ambiguous == .narrow, 0x2500...0x25FC ~= value { return 1 }
    if 0xAC00...0xD7A3 ~= value || 0x4E00...0x9FFF ~= value { return 2 }
    if ambiguous == .wide, contains(value, in: WidthRanges.ambiguous) { return 2 }
    if value < 0x300 { return 1 }
    if scalar.takesNoColumn { return 0 }
    return contains(value, in: WidthRanges.wides) ? 2 : 1
  }

  private static func contains(_ value: UInt32, in ranges: [UInt32]) -> Bool {
    let index = (0..<ranges.count / 2).partitionPoint { ranges[2 * $0 + 1] >= value }
    return 2 * index < ranges.count && ranges[2 * index] <= value
  }
}
