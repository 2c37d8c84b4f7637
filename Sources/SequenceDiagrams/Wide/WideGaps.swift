/// The gaps between the lanes (participants' columns) of a wide diagram, chosen so that many labels fit into their arrows.
struct WideGaps {
  /// The numbers of blanks before the first lane, between lanes, and after the last lane, from left to right.
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
