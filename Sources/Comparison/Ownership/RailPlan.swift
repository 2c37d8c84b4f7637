/// An assignment of references to vertical rails beside the boxes of objects: no two references overlap on a rail, and
/// short references take the rails next to the boxes.
struct RailPlan {
  /// The range of lines of the drawing along which each reference runs.
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

  /// Returns the column, from the right edge of the boxes, in which the reference with the index `index` has its rail.
  func column(of index: Int) -> Int { rails[index] * 2 + 2 }
}
