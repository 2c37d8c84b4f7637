import PrintableText
import TerminalText
import Traces

/// Where the lanes of a wide diagram stand.
struct WideColumns {
  /// Who has a lane, from left to right.
  let participants: [Participant]
  /// What stands above each lane.
  let names: [String]
  /// The columns before everything else, for number and time.
  let margin: Int
  /// The blanks before the first lane, between lanes, and after the last.
  let gaps: [Int]
  /// The lines over which names without boxes stand staggered; 0 for names in boxes.
  let nameRows: Int
  private let columns: [Int]
  private let widths: [Int]

  /// Lanes with those gaps: one more than there are lanes.
  init(
    _ participants: [Participant],
    margin: Int,
    gaps: [Int],
    nameRows: Int,
    _ glyphs: Glyphs
  ) {
    self.participants = participants
    self.margin = margin
    self.gaps = gaps
    self.nameRows = nameRows
    names = participants.map(\.nameInBox)
    widths = names.map { glyphs.width(of: $0) }
    var column = margin
    var columns: [Int] = []
    for gap in gaps.dropLast() {
      column += gap
      columns.append(column)
      column += 1
    }
    self.columns = columns
  }

  /// The column of a lane; before the first lane the margin, after the last the end.
  subscript(lane: Int) -> Int {
    if lane < 0 { return margin - 1 }
    return lane < columns.count ? columns[lane] : end
  }

  /// The column after the last one that is used.
  var end: Int { margin + gaps.reduce(0, +) + columns.count }

  /// Whether the names stand in boxes.
  var isBoxed: Bool { nameRows == 0 }

  /// The first column of a name, which stands centred above its lane.
  func start(of lane: Int) -> Int { self[lane] - (widths[lane] - 1) / 2 }

  /// The column after a name.
  func end(of lane: Int) -> Int { start(of: lane) + widths[lane] }
}

extension WideColumns {
  /// The least gaps that names need: in boxes, or staggered over some lines.
  static func leastGaps(
    _ participants: [Participant],
    nameRows: Int,
    _ glyphs: Glyphs
  ) -> [Int] {
    let widths = participants.map { glyphs.width(of: $0.nameInBox) }
    let border = nameRows == 0 ? 1 : 0
    var gaps = [Int](repeating: WideColumns.leastGap, count: participants.count + 1)
    guard !widths.isEmpty else { return [0] }
    let step = max(1, nameRows)
    for lane in widths.indices where lane >= step {
      let needed = widths[lane - step] / 2 + (widths[lane] - 1) / 2 + 2 * border + 1
      let between = gaps[(lane - step + 1)...lane].reduce(0, +) + step - 1
      gaps[lane] += max(0, needed - between)
    }
    gaps[0] =
      widths.indices.map { lane in
        let between = gaps[1..<(lane + 1)].reduce(0, +) + lane
        return max(3, (widths[lane] - 1) / 2 + border + 1 - between)
      }.max() ?? 0
    gaps[widths.count] =
      widths.indices.map { lane in
        let between = gaps[(lane + 1)..<widths.count].reduce(0, +) + widths.count - 1 - lane
        return max(2, widths[lane] / 2 + border - between)
      }.max() ?? 0
    return gaps
  }

  /// From lane to lane at least: room for a line and its head.
  private static let leastGap = 5

  /// The columns for the time of a row.
  static let timeWidth = 9
}

extension Participant {
  /// The name above a lane; a name that takes no column would leave no room for its lane.
  fileprivate var nameInBox: String {
    let name = shortName.printable()
    return name.displayWidth == 0 ? "?" : name
  }
}
