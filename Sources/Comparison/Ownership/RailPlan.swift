/// An assignment of references to rails, the vertical lines beside the boxes of objects.
///
/// References on one rail do not overlap; short references take the rails next to the boxes.
struct RailPlan {
  /// For each reference, the lines of the drawing between its start and its end, both included.
  let spans: [ClosedRange<Int>]
  private(set) var count = 0
  private var rails: [Int]

  init(_ spans: [ClosedRange<Int>]) {
    self.spans = spans
    rails = spans.map { _ in 0 }
    var taken: [[ClosedRange<Int>]] = []
    for index in spans.indices.sorted(by: { (spans[$0].count, $0) < (spans[$1].count, $1) }) {
      let free = taken.firstIndex { rail in !rail.contains { $0.overlaps(spans[index]) } }
      let rail = free ?? taken.count
      if rail == taken.count { taken.append([]) }
      taken[rail].append(spans[index])
      rails[index] = rail
    }
    count = taken.count
  }

  /// Returns the column of a reference's rail, from 0 at the right edge of the boxes; `index` is the reference's index in `spans`.
  func column(of index: Int) -> Int { rails[index] * 2 + 2 }
}
