import PrintableText
import TerminalText
import Traces

struct ScreenDrawing {
  let screen: Screen
  var isASCII = false
  var ambiguous = AmbiguousWidth.narrow
  var isWhole = false
  private let width = 40

  var text: StyledText {
    StyledText(lines: [top] + contents.map(line) + [StyledText(bottom, .dim)])
  }

  private var inner: Int { width - 4 }

  private func width(of text: String) -> Int { text.displayWidth(ambiguous: ambiguous) }

  private func cut(_ text: StyledText, to width: Int) -> StyledText {
    text.cut(to: width, ellipsis: isASCII ? "..." : "…", ambiguous: ambiguous)
  }

  private var contents: [StyledText] {
    guard !screen.lines.isEmpty else { return [StyledText("(nothing drawn yet)", .dim)] }
    return ScreenExcerpt(of: screen, isWhole: isWhole).pieces.map { piece in
      switch piece {
      case .line(let line, let number): drawn(line, number)
      case .omitted(let count):
        StyledText("   \(isASCII ? "..." : "…") ", .dim)
          + StyledText(ScreenExcerpt.words(omitting: count), .dim)
      }
    }
  }

  private func drawn(_ line: Screen.Line, _ number: Int) -> StyledText {
    switch line {
    case .row(let text, let detail):
      row(number, text.printable(), detail.printable())
    case .text(let text): cut(StyledText(text.printable()), to: inner)
    case .field(let label, let content):
      field(label.printable(), content.printable())
    case .button(let label): cut(StyledText("[ \(label.printable()) ]"), to: inner)
    }
  }

  private func row(_ number: Int, _ text: String, _ detail: String) -> StyledText {
    var left = StyledText("\(number)  ", .dim)
    let room = inner - left.displayWidth
    let kept = min(width(of: text), room / 2)
    let right = cut(StyledText(detail), to: max(room - kept - 1, 1))
    let end = right.displayWidth(ambiguous: ambiguous)
    left += cut(StyledText(text), to: max(detail.isEmpty ? room : room - end - 1, 1))
    return left.padded(to: max(0, inner - end), ambiguous: ambiguous) + right
  }

  private func field(_ label: String, _ content: String) -> StyledText {
    let room = max(1, inner - width(of: label) - 4)
    let written = cut(StyledText(content), to: room).padded(to: room, ambiguous: ambiguous)
    return StyledText("\(label) ", .dim) + "[" + written + "]"
  }

  private func line(_ content: StyledText) -> StyledText {
    let edge = StyledText(isASCII ? "|" : "│", .dim)
    return edge + " " + cut(content, to: inner).padded(to: inner, ambiguous: ambiguous) + " " + edge
  }

  private var top: StyledText {
    var title = StyledText()
    if let back = screen.back {
      title.append("\(isASCII ? "<" : "‹") \(back.printable())   ", .dim)
    }
    title.append(screen.title.printable(), .strong)
    if title.isEmpty { title.append("Untitled", .dim) }
    title = cut(title, to: width - 5)
    let rest = String(horizontal, times: width - 4 - title.displayWidth(ambiguous: ambiguous))
    return StyledText(isASCII ? ". " : "╭ ", .dim) + title
      + StyledText(" \(rest)\(isASCII ? "." : "╮")", .dim)
  }

  private var bottom: String {
    let line = String(horizontal, times: width - 2)
    return isASCII ? "'\(line)'" : "╰\(line)╯"
  }

  private var horizontal: Unicode.Scalar { isASCII ? "-" : "─" }
}

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
