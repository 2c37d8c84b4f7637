import CTerminal

/// What is drawn for one scalar.
enum Glyph: Equatable {
  /// Blanks up to the next multiple of eight.
  case tab
  /// The end of a line.
  case newline
  /// The scalar itself, so many columns wide.
  case shown(Unicode.Scalar, width: Int)
  /// Something readable instead of what cannot be shown, each a column wide.
  case escaped([Unicode.Scalar])

  /// The glyph of a scalar; `width` is what the terminal makes of it, -1 for what it cannot show.
  init(_ scalar: Unicode.Scalar, width: (Unicode.Scalar) -> Int) {
    switch scalar {
    case "\t": self = .tab
    case "\n": self = .newline
    case " "..."~": self = .shown(scalar, width: 1)
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      self = .escaped(["^", Unicode.Scalar(UInt8(scalar.value ^ 0x40))])
    default:
      let columns = width(scalar)
      self = columns < 0 ? .code(of: scalar) : .shown(scalar, width: columns)
    }
  }

  /// `\U+1FAE8`, in at least four digits.
  private static func code(of scalar: Unicode.Scalar) -> Glyph {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 4 - digits.count))
    return .escaped(Array("\\U+\(padding)\(digits)".unicodeScalars))
  }

  /// The columns of a scalar as the C library counts them.
  static func systemWidth(_ scalar: Unicode.Scalar) -> Int { Int(terminal_width(scalar.value)) }
}

extension String {
  /// The columns the text takes in one line.
  func columns(width: (Unicode.Scalar) -> Int) -> Int {
    unicodeScalars.reduce(0) { $0 + max(0, width($1)) }
  }
}
