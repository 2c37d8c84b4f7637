import Traces

/// The two lanes between which a row of a wide diagram is drawn.
///
/// An arrow with an unknown end goes into the adjacent gap, or to the edge: -1 stands before the first lane, the
/// number of lanes after the last.
struct WideRoute {
  let left: Int
  let right: Int
  let isRightward: Bool

  /// Creates the route of an arrow; nil for an arrow that returns to its own lane.
  init?(_ arrow: Arrow) {
    guard !arrow.isLoop else { return nil }
    let from = arrow.sender ?? (arrow.receiver ?? 0) - 1
    let to = arrow.receiver ?? from + 1
    left = min(from, to)
    right = max(from, to)
    isRightward = from < to
  }

  /// The gaps that the arrow crosses; a gap has the index of the lane after it.
  var gaps: ClosedRange<Int> { left + 1...right }
}
