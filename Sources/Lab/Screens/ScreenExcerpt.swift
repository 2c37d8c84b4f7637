import Traces

/// The lines of a screen with numbered rows; of many rows only the first ones and the last.
struct ScreenExcerpt {
  enum Piece {
    /// A line, with the number of a row from 1 and 0 for any other line.
    case line(Screen.Line, number: Int)
    case omitted(Int)
  }

  /// The maximum number of rows shown without an omission.
  static let maximumRows = 20
  /// The number of rows shown before an omission.
  private static let head = 10

  let pieces: [Piece]

  /// Creates an excerpt, or with `isWhole` all lines.
  init(of screen: Screen, isWhole: Bool = false) {
    let count = screen.rows.count
    let isCut = !isWhole && count > ScreenExcerpt.maximumRows
    var number = 0
    pieces = screen.lines.compactMap { line in
      guard case .row = line else { return .line(line, number: 0) }
      number += 1
      guard isCut, number > ScreenExcerpt.head, number < count else {
        return .line(line, number: number)
      }
      return number == count - 1 ? .omitted(count - ScreenExcerpt.head - 1) : nil
    }
  }

  static func words(omitting count: Int) -> String { "\(count) more:  screen all" }
}
