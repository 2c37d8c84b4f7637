/// The indices of the two lanes (participants' columns) between which an arrow of a wide diagram is drawn, from 0 at the left.
///
/// An arrow with an unknown sender or receiver crosses one gap: to the next lane, or to the edge. The left edge has the index -1,
/// the right edge the number of lanes.
struct WideRoute {
  let left: Int
  let right: Int
  let isRightward: Bool

  /// Creates the route of an arrow; nil if the sender is the receiver.
  init?(_ arrow: Arrow) {
    guard arrow.sender == nil || arrow.sender != arrow.receiver else { return nil }
    let from = arrow.sender ?? (arrow.receiver ?? 0) - 1
    let to = arrow.receiver ?? from + 1
    left = min(from, to)
    right = max(from, to)
    isRightward = from < to
  }

  /// The indices of the gaps that the arrow crosses; a gap has the index of the lane (participant's column) to its right.
  var gaps: ClosedRange<Int> { left + 1...right }
}
