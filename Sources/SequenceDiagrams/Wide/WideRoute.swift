import Traces

/// The indices of the two lanes between which the arrow of a row in a wide diagram is drawn.
///
/// An arrow with an unknown end goes into the adjacent gap, or to the edge: the index -1 stands for the left edge, the
/// number of lanes for the right edge.
struct WideRoute {
  let left: Int
  let right: Int
  let isRightward: Bool

  /// Creates the route of an arrow; nil for an arrow whose sender is its receiver.
  init?(_ arrow: Arrow) {
    guard !arrow.isLoop else { return nil }
    let from = arrow.sender ?? (arrow.receiver ?? 0) - 1
    let to = arrow.receiver ?? from + 1
    left = min(from, to)
    right = max(from, to)
    isRightward = from < to
  }

  /// The gaps between lanes that the arrow crosses; a gap has the index of the lane after it.
  var gaps: ClosedRange<Int> { left + 1...right }
}
