import SequenceDiagrams
import Traces

/// A screen drawn as a box, with numbered rows.
struct ScreenDrawing {
  let screen: Screen
  var isASCII = false
  /// Columns of the box, edges included.
  var width = 40

  /// The box.
  var text: StyledText {
    var lines = [top]
    for content in contents { lines.append(line(content)) }
    lines.append(StyledText(bottom, .dim))
    return StyledText(lines: lines)
  }

  private var inner: Int { width - 4 }

  private var contents: [StyledText] {
    guard !screen.lines.isEmpty else { return [StyledText("(nothing drawn yet)", .dim)] }
    var number = 0
    return screen.lines.map { line in
      switch line {
      case .row(let text, let detail):
        number += 1
        return row(number, text.escapingControls(), detail.escapingControls())
      case .text(let text): return StyledText(text.escapingControls()).cut(to: inner)
      case .button(let label): return StyledText("[ \(label.escapingControls()) ]").cut(to: inner)
      }
    }
  }

  private func row(_ number: Int, _ text: String, _ detail: String) -> StyledText {
    var left = StyledText("\(number)  ", .dim)
    let room = inner - left.displayWidth - (detail.isEmpty ? 0 : detail.displayWidth + 1)
    left += StyledText(text).cut(to: max(room, 1))
    return left.padded(to: max(0, inner - detail.displayWidth)) + StyledText(detail)
  }

  private func line(_ content: StyledText) -> StyledText {
    let edge = StyledText(isASCII ? "|" : "│", .dim)
    return edge + " " + content.cut(to: inner).padded(to: inner) + " " + edge
  }

  private var top: StyledText {
    var title = StyledText()
    if let back = screen.back {
      title.append("\(isASCII ? "<" : "‹") \(back.escapingControls())   ", .dim)
    }
    title.append(screen.title.escapingControls(), .strong)
    if title.isEmpty { title.append("Untitled", .dim) }
    title = title.cut(to: width - 5)
    let rest = String(repeating: horizontal, count: max(0, width - 4 - title.displayWidth))
    return StyledText(isASCII ? ". " : "╭ ", .dim) + title
      + StyledText(" \(rest)\(isASCII ? "." : "╮")", .dim)
  }

  private var bottom: String {
    let line = String(repeating: horizontal, count: width - 2)
    return isASCII ? "'\(line)'" : "╰\(line)╯"
  }

  private var horizontal: String { isASCII ? "-" : "─" }
}
