import Traces

/// The gaps between the lanes of a wide diagram, chosen so that many labels fit within the available columns.
struct WideGaps {
  /// The numbers of blanks before the first lane, between lanes, and after the last lane.
  private(set) var gaps: [Int]
  private var slack: Int

  /// The number of columns that a row needs in the gaps `span` for its arrow, for each form of its label.
  struct Need {
    let span: ClosedRange<Int>
    /// The number of columns for each form of the label, from the longest to the shortest.
    let columns: [Int]
  }

  /// Widens the smallest possible gaps, `least`, so that the rows' needs fit within `columns` columns.
  ///
  /// First every label gets room for its shortest form, beginning with the labels that lack the fewest columns; the
  /// remaining columns go to longer forms in the same way.
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
