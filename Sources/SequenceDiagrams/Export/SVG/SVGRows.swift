import PrintableText
import TerminalText
import Traces

// Draws each statement below the drawing so far, so that texts do not overlap.
extension SVGDrawing {
  mutating func draw(_ statement: SequenceScript.Statement) {
    let top = y
    defer { drawShade(of: statement, from: top) }
    switch statement {
    case .arrow(let arrow) where arrow.sender == arrow.receiver: drawLoop(arrow)
    case .arrow(let arrow): draw(arrow)
    case .begin(let lane): lifelines.open(lane, y)
    case .end(let lane):
      y += 4
      lifelines.close(lane, y)
    case .remark(let lane, let label): drawRemark(label, lane)
    case .note(let label): drawNote(label)
    case .divider(let title): drawDivider(title)
    case .pause(let words): drawAside("· \(words) ·")
    case .executor(let words): drawAside(words)
    case .gone(let lanes, _, _, let label): drawEnd(lanes, label)
    }
  }

  /// Draws the colour behind a row (numbered event) that changed in a comparison of two traces, over the whole width, from the
  /// height `top` down to `y`.
  private mutating func drawShade(of statement: SequenceScript.Statement, from top: Int) {
    guard let shade = statement.label?.change?.mark.shade else { return }
    let size = "width=\"\(columns.width)\" height=\"\(y - top)\""
    shades += "<rect style=\"fill:\(shade)\" x=\"0\" y=\"\(top + 4)\" \(size)/>\n"
  }

  /// Adds a row (numbered event) to the drawing: its shapes and number, and its sentence as a tooltip and for screen readers.
  mutating func add(_ label: ExportLabel, _ baseline: Int, _ shapes: String) {
    let number =
      label.edge.isEmpty ? "" : SVGShapes.text(label.edge, "number", columns.numberEdge, baseline)
    rows += "<g><title>\(label.sentence.xml)</title>\(number)\(shapes)</g>\n"
  }

  /// Returns the lines of a label as XML, below the drawing so far; adds their height to `y`.
  mutating func label(_ label: SVGLabel, _ style: String, _ x: Int) -> String {
    var text = ""
    for (index, line) in label.lines.enumerated() {
      y += 17
      let isBad = index >= label.lines.count - label.badLines
      text += SVGShapes.text(line, isBad ? style + " bad" : style, x, y)
    }
    return text
  }
}

/// A label in an SVG drawing, as lines of at most 36 columns.
struct SVGLabel {
  static let columns = 36
  /// The maximum number of lines for one text; a longer text ends in an ellipsis, and only the row's tooltip has all of it.
  static let limit = 6

  let lines: [String]
  /// The number of lines, at the end, in the colour of losses and errors.
  let badLines: Int

  init(_ label: ExportLabel) {
    let isLost = label.event.kind == .lost
    let change = label.change?.words ?? ""
    let main = [label.words, isLost ? "" : label.remark, change].filter { !$0.isEmpty }
    let first = SVGLabel.broken(main.joined(separator: " "))
    let rest = isLost ? SVGLabel.broken(label.remark) : []
    lines = first + rest
    badLines = label.event.kind == .throw ? lines.count : rest.count
  }

  init(_ words: String) {
    lines = SVGLabel.broken(words)
    badLines = 0
  }

  var width: Int { lines.map(\.displayWidth).max() ?? 0 }

  private static func broken(_ text: String) -> [String] {
    let room = columns * (limit + 1)
    let start = String(text.unicodeScalars.prefix(4 * room)).printable()
    let lines = start.prefix(columns: room).wrapped(to: columns)
    guard lines.count > limit else { return lines }
    return lines.prefix(limit - 1) + [lines[limit - 1].cut(to: columns - 1) + "…"]
  }
}
