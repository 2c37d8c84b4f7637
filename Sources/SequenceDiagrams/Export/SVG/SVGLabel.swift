import PrintableText
import TerminalText
import Traces

/// The lines of a label, broken so that it stays narrow.
struct SVGLabel {
  /// A line is at most that wide, in columns.
  static let columns = 36
  /// What needs more lines ends in an ellipsis; the whole text is in the row's tooltip.
  static let limit = 6

  /// The words, line by line; controls are shown as escapes.
  let lines: [String]
  /// How many of the lines at the end tell why something was lost.
  let badLines: Int

  /// Breaks the words of a row.
  init(_ label: ExportLabel) {
    let isLost = label.event.kind == .lost
    let main = [label.words, isLost ? "" : label.remark].filter { !$0.isEmpty }
    let first = SVGLabel.broken(main.joined(separator: " "))
    let rest = isLost ? SVGLabel.broken(label.remark) : []
    lines = first + rest
    badLines = label.event.kind == .throw ? lines.count : rest.count
  }

  /// Breaks words that are nothing special.
  init(_ words: String) {
    lines = SVGLabel.broken(words)
    badLines = 0
  }

  /// The columns of the longest line.
  var width: Int { lines.map(\.displayWidth).max() ?? 0 }

  private static func broken(_ text: String) -> [String] {
    let room = columns * (limit + 1)
    let start = String(text.unicodeScalars.prefix(4 * room)).printable()
    let lines = start.prefix(columns: room).wrapped(to: columns)
    guard lines.count > limit else { return lines }
    return lines.prefix(limit - 1) + [lines[limit - 1].cut(to: columns - 1) + "…"]
  }
}
