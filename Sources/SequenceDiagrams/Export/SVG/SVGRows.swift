import PrintableText
import TerminalText
import Traces

// Draws each statement below the drawing so far, so that texts do not overlap.
extension SVGDrawing {
  mutating func draw(_ statement: SequenceScript.Statement) {
    let top = y
    defer {
      // The colour behind a changed row of a comparison covers the whole width.
      if let shade = statement.label?.change?.mark.shade {
        let size = "width=\"\(columns.width)\" height=\"\(y - top)\""
        shades += "<rect style=\"fill:\(shade)\" x=\"0\" y=\"\(top + 4)\" \(size)/>\n"
      }
    }
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

  mutating func drawRemark(_ words: ExportLabel, _ lane: Int) {
    lifelines.begin(lane, y)
    y += 8
    let top = y
    let label = SVGLabel(words)
    let x = columns.centres[lane] + 24
    let text = self.label(label, words.number == nil ? "dim" : "", x)
    y = max(y, top + 17)
    add(words, top + 17, text)
    y += 6
  }

  mutating func drawNote(_ words: ExportLabel) {
    let label = SVGLabel(words)
    let width = max(6, label.width) * SVGColumns.advance + 32
    let middle = max(columns.middle, width / 2 + columns.numberEdge + 8)
    y += 12
    let top = y
    y += 2
    let text = self.label(label, "mid", middle)
    y = max(y, top + 17) + 10
    let area = SVGShapes.area("note", middle - width / 2, top, width, y - top, 6)
    add(words, top + 19, area + text)
    y += 4
  }

  mutating func drawDivider(_ title: String) {
    let label = SVGLabel(title)
    let half = (label.width * SVGColumns.advance) / 2 + 14
    let middle = max(columns.middle, half + 16)
    y += 14
    let top = y + 13
    var shapes = self.label(label, "mid halo", middle)
    y = max(y, top + 4)
    shapes += SVGShapes.line("rule", 16, top, middle - half, top)
    shapes += SVGShapes.line("rule", middle + half, top, columns.width - 16, top)
    rows += "<g><title>\(title.xml)</title>\(shapes)</g>\n"
    y += 12
  }

  mutating func drawAside(_ words: String) {
    y += 6
    let label = SVGLabel(words)
    let text = self.label(label, "dim mid halo", max(columns.middle, columns.numberEdge + 170))
    rows += "<g>\(text)</g>\n"
    y += 8
  }

  mutating func drawEnd(_ lanes: [Int], _ words: ExportLabel) {
    y += 20
    let baseline = y + 4
    var shapes = ""
    for lane in lanes where lifelines.isAlive(lane) {
      lifelines.end(lane, y)
      shapes += SVGShapes.cross(columns.centres[lane], y)
    }
    y -= 13
    let lane = lanes.min().map { columns.centres[$0] + 24 } ?? columns.numberEdge + 44
    shapes += label(SVGLabel(words), "", lane)
    y = max(y, baseline)
    add(words, baseline, shapes)
    y += 8
    endBands(of: lanes)
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
