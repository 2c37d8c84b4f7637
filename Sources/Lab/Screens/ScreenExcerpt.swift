import PrintableText
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

extension Screen {
  /// Returns the screen as sentences, one a line; of more than 20 rows only the first 10 and the last one, unless `isWhole`.
  func sentences(isWhole: Bool = false) -> String {
    var text = "Screen: \(title.printable())."
    if let back { text += " Back leads to \(back.printable())." }
    for piece in ScreenExcerpt(of: self, isWhole: isWhole).pieces {
      switch piece {
      case .line(let line, let number): text += "\n" + line.sentence(number)
      case .omitted(let count): text += "\n" + ScreenExcerpt.words(omitting: count)
      }
    }
    return text + "\n"
  }
}

extension Screen.Line {
  fileprivate func sentence(_ number: Int) -> String {
    switch self {
    case .row(let first, let second):
      "Row \(number): \(first.printable())"
        + (second.isEmpty ? "." : ", \(second.printable()).")
    case .text(let words): "Text: \(words.printable())"
    case .field(let label, let content):
      "Field \(label.printable()): \(content.printable())."
    case .button(let label): "Button: \(label.printable())."
    }
  }
}
