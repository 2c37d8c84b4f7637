/// How wide each of several ladders is that stand beside each other.
struct ColumnWidths {
  /// Columns that there must be for each ladder.
  static let least = 37

  private(set) var widths: [Int]
  private var rest: Int

  /// The widths; nil where the ladders have no room beside each other.
  ///
  /// First each gets what it needs for one line a row, then what shows its title, then what shows
  /// its words in full; where there is less, each gets an equal part of it.
  static func best(
    for columns: [LadderColumn],
    titles: [Int],
    within width: Int
  ) -> [Int]? {
    guard columns.count > 1, width >= needed(for: columns) else { return nil }
    let room = width - gaps(between: columns)
    let needed = columns.map(\.leastWidth)
    var widths = ColumnWidths(widths: needed, rest: room - needed.reduce(0, +))
    widths.widen(to: columns.map(\.lineWidth))
    widths.widen(to: titles)
    widths.widen(to: columns.map(\.fullWidth))
    return widths.widths
  }

  /// The columns that the ladders need beside each other.
  static func needed(for columns: [LadderColumn]) -> Int {
    max(least * columns.count, columns.reduce(0) { $0 + $1.leastWidth }) + gaps(between: columns)
  }

  private static func gaps(between columns: [LadderColumn]) -> Int { 3 * (columns.count - 1) }

  /// Gives what is left to those that want more.
  private mutating func widen(to wanted: [Int]) {
    var open = widths.indices.filter { widths[$0] < wanted[$0] }
    while rest > 0, !open.isEmpty {
      let share = max(1, rest / open.count)
      for column in open {
        let more = min(share, rest, wanted[column] - widths[column])
        widths[column] += more
        rest -= more
      }
      open = open.filter { widths[$0] < wanted[$0] }
    }
  }
}

extension LadderColumn {
  private var headerWidth: Int { header.map { glyphs.width(of: $0) }.max() ?? 0 }

  /// Columns with which lanes and short words stand in one line.
  var leastWidth: Int {
    max(headerWidth, widest { lanesWidth(of: $0) + 2 + min(12, label(of: $0).leastWidth) })
  }

  /// Columns with which the name of every message stands in one line.
  var lineWidth: Int {
    max(
      leastWidth,
      widest { $0.number == nil ? 0 : lanesWidth(of: $0) + 2 + label(of: $0).shortestWidth }
    )
  }

  /// Columns with which all words stand in one line, those of a part below each other.
  var fullWidth: Int {
    let needed = parts.map { part in
      part.lines.lazy.map { start(of: $0, part.labelColumn) + label(of: $0).fullWidth }.max() ?? 0
    }
    return max(lineWidth, needed.max() ?? 0)
  }

  private func widest(_ columns: (Line) -> Int) -> Int {
    parts.reduce(0) { widest, part in part.lines.reduce(widest) { max($0, columns($1)) } }
  }
}
