import Traces

/// The lines of a screen, with numbers for the rows of a list; of more than 20 rows only the first 10 and the last one.
struct ScreenExcerpt {
  enum Piece {
    /// A line of the screen; `number` is the row's number, from 1, or 0 for a line that is no row.
    case line(Screen.Line, number: Int)
    case omitted(Int)
  }

  static let maximumRows = 20
  private static let head = 10

  let pieces: [Piece]

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
