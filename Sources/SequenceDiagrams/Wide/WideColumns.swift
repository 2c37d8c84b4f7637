import PrintableText
import TerminalText
import Traces

/// The horizontal layout of a wide diagram: the columns of the row numbers, lanes (one for each participant) and names.
struct WideColumns {
  let participants: [Participant]
  let names: [String]
  /// Whether frames above the names name the modules; the names then have no modules.
  let isFramed: Bool
  /// The number of columns left of the lanes, for signs of changes, row numbers and times.
  let margin: Int
  /// The numbers of blanks before the first lane, between lanes, and after the last lane, from left to right.
  let gaps: [Int]
  /// The number of lines on which the names stand in turn, so that neighbouring names do not overlap; 0 for names in boxes.
  let nameRows: Int
  let widths: [Int]
  private let columns: [Int]

  /// Creates the layout; `gaps` must have one element more than `participants`.
  init(
    _ participants: [Participant],
    isFramed: Bool,
    margin: Int,
    gaps: [Int],
    nameRows: Int,
    _ glyphs: Glyphs
  ) {
    self.participants = participants
    self.isFramed = isFramed
    self.margin = margin
    self.gaps = gaps
    self.nameRows = nameRows
    names = participants.map { $0.nameInBox(isFramed: isFramed) }
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

  /// The column of a lane; the last column of the margin for an index below 0, and `end` for an index after the last lane.
  subscript(lane: Int) -> Int {
    if lane < 0 { return margin - 1 }
    return lane < columns.count ? columns[lane] : end
  }

  var end: Int { margin + gaps.reduce(0, +) + columns.count }

  var isBoxed: Bool { nameRows == 0 }

  func start(of lane: Int) -> Int { self[lane] - (widths[lane] - 1) / 2 }

  func end(of lane: Int) -> Int { start(of: lane) + widths[lane] }

  /// The frames with the names of modules around the names of their lanes; empty if the names contain the modules, and nil if the
  /// lanes are too close for a title.
  func frames(within width: Int) -> [ModuleFrame]? {
    guard isFramed else { return [] }
    let border = isBoxed ? 1 : 0
    let names = participants.indices.map {
      (participants[$0].module, start(of: $0) - border..<end(of: $0) + border)
    }
    return ModuleFrame.all(around: names, within: width)
  }

  /// Returns the smallest gaps with which the names, in boxes if `nameRows` is 0, and short arrows fit.
  static func leastGaps(
    _ participants: [Participant],
    isFramed: Bool,
    nameRows: Int,
    _ glyphs: Glyphs
  ) -> [Int] {
    let widths = participants.map { glyphs.width(of: $0.nameInBox(isFramed: isFramed)) }
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

  /// The smallest number of blanks between two lanes (participants' columns), with room for an arrow of a line and a head.
  private static let leastGap = 5

  static let timeWidth = 9
}

extension Participant {
  fileprivate func nameInBox(isFramed: Bool) -> String {
    let name = (isFramed ? shortName : name).printable()
    return name.displayWidth == 0 ? "?" : name
  }
}

/// The gaps between the lanes (participants' columns) of a wide diagram, chosen so that many labels fit into their arrows.
struct WideGaps {
  private(set) var gaps: [Int]
  private var slack: Int

  /// The room that a row needs: the gaps `span` that its arrow crosses, and the columns for each form of its label.
  struct Need {
    let span: ClosedRange<Int>
    /// The number of columns with each form of the label, the longest form first.
    let columns: [Int]
  }

  /// Widens the gaps so that labels fit; lanes and gaps together take at most `columns` columns.
  ///
  /// The gaps begin as `least`, as wide as the names need. First the shortest form of each label gets room, beginning with labels
  /// that need the fewest more columns, then likewise the longer forms. A label for which too few columns are left gets none.
  init(least: [Int], for needs: [Need], columns: Int) {
    gaps = least
    slack = columns - least.reduce(0, +) - (least.count - 1)
    let forms = needs.map(\.columns.count).max() ?? 0
    for form in (0..<forms).reversed() {
      let order = needs.indices.sorted { missing(needs[$0], form) < missing(needs[$1], form) }
      for index in order { widen(for: needs[index], form) }
    }
  }

  private func missing(_ need: Need, _ form: Int) -> Int {
    let columns = need.columns[min(form, need.columns.count - 1)]
    let room = gaps[need.span].reduce(0, +) + need.span.count - 1
    return max(0, columns - room)
  }

  private mutating func widen(for need: Need, _ form: Int) {
    var missing = missing(need, form)
    guard missing > 0, missing <= slack else { return }
    slack -= missing
    var count = need.span.count
    for gap in need.span {
      let share = missing / count
      gaps[gap] += share
      missing -= share
      count -= 1
    }
  }
}
