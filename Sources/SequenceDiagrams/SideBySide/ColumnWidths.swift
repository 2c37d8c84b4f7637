/// The widths of ladders (diagrams with their labels at the right) side by side, in columns, while they are chosen.
struct ColumnWidths {
  static let least = 37

  private(set) var widths: [Int]
  private var rest: Int

  /// Returns the width of each ladder; nil for fewer than two ladders, or if all of them together do not fit in `width` columns.
  ///
  /// Each ladder gets room for its header, lanes and up to 12 columns of each label. Columns that are left go into rows of one line
  /// each, then into titles, then into full labels; if they do not suffice for a step, the ladders share them equally.
  static func best(for columns: [SideBySideColumn], titles: [Int], within width: Int) -> [Int]? {
    guard columns.count > 1, width >= needed(for: columns) else { return nil }
    let room = width - gaps(between: columns)
    let needed = columns.map(\.leastWidth)
    var widths = ColumnWidths(widths: needed, rest: room - needed.reduce(0, +))
    widths.widen(to: columns.map(\.lineWidth))
    widths.widen(to: titles)
    widths.widen(to: columns.map(\.fullWidth))
    return widths.widths
  }

  static func needed(for columns: [SideBySideColumn]) -> Int {
    max(least * columns.count, columns.reduce(0) { $0 + $1.leastWidth }) + gaps(between: columns)
  }

  private static func gaps(between columns: [SideBySideColumn]) -> Int { 3 * (columns.count - 1) }

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

extension SideBySideColumn {
  /// The minimum width of the ladder: room for its header, and in each line for the lanes and 12 columns of the shortest label.
  var leastWidth: Int {
    let headerWidth = header.map(\.width).max() ?? 0
    return max(headerWidth, widest { lanesWidth(of: $0) + 2 + min(12, $0.label.leastWidth) })
  }

  /// The width at which the shortest form of each row's label fits beside the lanes (participants' columns), with its remark.
  var lineWidth: Int {
    max(
      leastWidth,
      widest { $0.number == nil ? 0 : lanesWidth(of: $0) + 2 + $0.label.shortestWidth }
    )
  }

  /// The width at which all full labels fit beside the lanes (participants' columns), aligned in each part.
  var fullWidth: Int {
    let needed = parts.map { part in
      part.lines.lazy.map { start(of: $0, part.labelColumn) + $0.label.fullWidth }.max() ?? 0
    }
    return max(lineWidth, needed.max() ?? 0)
  }

  private func widest(_ columns: (Line) -> Int) -> Int {
    parts.reduce(0) { widest, part in part.lines.reduce(widest) { max($0, columns($1)) } }
  }
}
