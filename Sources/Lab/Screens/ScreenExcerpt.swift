import Traces

/// The lines of a screen with the numbers of its rows; of many rows, the first and the last.
struct ScreenExcerpt {
  /// A line, or how many rows are left out.
  enum Piece {
    /// A line; rows have a number, from 1.
    case line(Screen.Line, number: Int)
    /// That many rows.
    case omitted(Int)
  }

  /// From so many rows on, some are left out.
  static let longest = 20
  /// How many rows at the beginning are shown then.
  private static let head = 10

  let pieces: [Piece]

  /// Takes the lines of a screen; all of them where it is to be whole.
  init(of screen: Screen, isWhole: Bool = false) {
    let count = screen.rows.count
    let isCut = !isWhole && count > ScreenExcerpt.longest
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

  /// What stands instead of rows that are left out.
  static func words(omitting count: Int) -> String { "\(count) more:  screen all" }
}
