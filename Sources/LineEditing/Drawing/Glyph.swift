import CTerminal

/// The visible form of a Unicode scalar on a terminal.
enum Glyph: Equatable {
  /// The blanks up to the next multiple of eight columns.
  case tab
  case newline
  /// The scalar itself, with the number of columns that it takes.
  case shown(Unicode.Scalar, width: Int)
  /// Printable scalars of one column each in place of an unprintable one.
  case escaped([Unicode.Scalar])

  /// Creates the glyph of a scalar; `width` returns its columns, or -1 for an unprintable scalar.
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

  private static func code(of scalar: Unicode.Scalar) -> Glyph {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 4 - digits.count))
    return .escaped(Array("\\U+\(padding)\(digits)".unicodeScalars))
  }

  /// Returns the number of columns of a scalar according to the C library; -1 for an unprintable one.
  static func systemWidth(_ scalar: Unicode.Scalar) -> Int { Int(terminal_width(scalar.value)) }
}

extension String {
  func columns(width: (Unicode.Scalar) -> Int) -> Int {
    unicodeScalars.reduce(0) { $0 + max(0, width($1)) }
  }
}
