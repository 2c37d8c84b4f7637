import Traces

/// Between which lanes a row of a wide diagram is drawn.
///
/// Where nobody is known the arrow ends in the gap beside the other lane: before the first lane
/// stands -1, after the last their count.
struct WideRoute {
  /// The lane at its left end.
  let left: Int
  /// The lane at its right end.
  let right: Int
  /// Whether it points to the right.
  let isRightward: Bool

  /// The route of an arrow; nil where it returns to its own lane.
  init?(_ arrow: Arrow) {
    guard !arrow.isLoop else { return nil }
    let from = arrow.sender ?? (arrow.receiver ?? 0) - 1
    let to = arrow.receiver ?? from + 1
    left = min(from, to)
    right = max(from, to)
    isRightward = from < to
  }

  /// The gaps that it passes: a gap has the index of the lane after it.
  var gaps: ClosedRange<Int> { left + 1...right }
}
