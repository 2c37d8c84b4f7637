extension ScreenModel {
  struct Cell: Equatable, Sendable {
    /// The displayed character; empty for the right half of a wide character.
    var text = " "
    /// Whether the cell has any attribute: a colour, bold, dim.
    var isColoured = false
  }

  struct Row: Equatable, Sendable {
    var cells: [Cell]
    /// Whether the text continues in the next row, because this row was full.
    var isContinued = false
    /// Whether the last column is empty because a wide character did not fit.
    var hasGap = false

    init(columns: Int) { cells = Array(repeating: Cell(), count: columns) }

    var text: String {
      var text = cells.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}

/// The number of columns of a character, approximately as in terminals.
enum CharacterWidth {
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
    0x20000...0x3FFFD,
  ]
  private static let none: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1160...0x11FF, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F,
    0xD7B0...0xD7FB,
  ]

  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    if none.contains(where: { $0.contains(scalar.value) }) { return 0 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }
}
