/// Ladders whose parts begin in the same lines.
struct AlignedColumns {
  /// The ladders, filled up with empty lines so that the same action begins in the same line.
  let bodies: [StyledText]

  /// Aligns ladders of those widths.
  init(_ columns: [LadderColumn], _ widths: [Int]) {
    let headerHeight = columns.map(\.header.count).max() ?? 0
    let count = columns.map(\.parts.count).max() ?? 0
    var bodies = columns.map { column in
      Array(repeating: StyledText(), count: headerHeight - column.header.count) + column.header
    }
    for part in 0..<count {
      for (index, column) in columns.enumerated() where part < column.parts.count {
        bodies[index] += column.parts[part].drawn(width: widths[index])
      }
      let height = bodies.map(\.count).max() ?? 0
      for index in bodies.indices {
        bodies[index] += Array(repeating: StyledText(), count: height - bodies[index].count)
      }
    }
    self.bodies = bodies.map { StyledText(lines: $0) }
  }
}

extension LadderColumn.Part {
  /// The rows in lines of at most that many columns.
  func drawn(width: Int) -> [StyledText] {
    let column = labelColumn
    return lines.flatMap { line in
      line.drawn(at: column, width) ?? line.drawn(at: line.lanesWidth + 2, width)
        ?? line.drawnApart(width)
    }
  }
}

extension LadderColumn.Line {
  private var style: TextStyle { isAction ? .strong : label.style }

  /// The row in one line with its words from a column on; nil where they have no room.
  func drawn(at column: Int, _ width: Int) -> [StyledText]? {
    let room = width - column
    guard let text = label.forms.first(where: { label.width(of: $0) <= room }) else { return nil }
    let remark = label.remark.isEmpty ? StyledText() : StyledText("  ") + label.remark
    let words = StyledText(text, style) + remark
    return [words.isEmpty ? lanes : lanes.padded(to: column) + words]
  }

  /// The lanes, and below them the words in as many lines as they need.
  func drawnApart(_ width: Int) -> [StyledText] {
    let indentation = StyledText("    ")
    let room = width - indentation.displayWidth
    let words = (label.forms.first { $0.displayWidth <= room } ?? label.forms.last ?? "").wrapped(
      to: room
    )
    let remark = label.remark.plain.wrapped(to: room)
    return [lanes] + words.map { indentation + StyledText($0, style) }
      + remark.map { indentation + StyledText($0, .bad) }
  }
}
