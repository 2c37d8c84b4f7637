import PrintableText
import TerminalText
import Traces

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
