import Traces

/// The differences between two traces, compared as trees of calls.
///
///     let difference = TraceDifference(from: before, to: after)
///     difference.isEmpty                                       // false
///     difference.sentences(before: "a.trace", after: "b.trace").plain
///
/// Only rows (numbered events) are compared, by kind, sender, receiver, label, outcome and number of repetitions. Times, executors
/// and row numbers are ignored, and so are all events without a number, such as notes and screens.
public struct TraceDifference: Sendable {
  /// The earlier trace.
  public let before: Trace
  /// The later trace.
  public let after: Trace
  /// The rows of both traces in one order: all rows of the later trace, with the removed rows at their former places.
  public let rows: DifferenceRows

  /// Compares two traces.
  ///
  /// - Complexity: Nearly linear in the number of rows if the traces are alike.
  public init(from before: Trace, to after: Trace) {
    self.before = before
    self.after = after
    rows = DifferenceRows(TreeMatch(from: before, to: after))
  }

  /// Whether no row (numbered event) differs between the traces.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public var isEmpty: Bool { rows.isUnchanged }

  /// The participants that take part in rows of the later trace and have no lane in the earlier one, in the order of lanes.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public var newcomers: [Participant] { after.speakers(notIn: before) }

  /// The participants that take part in rows of the earlier trace and have no lane in the later one, in the order of lanes.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public var leavers: [Participant] { before.speakers(notIn: after) }
}

extension Trace {
  fileprivate func speakers(notIn other: Trace) -> [Participant] {
    let known = Set(other.lanes.map(\.name))
    let strangers = lanes.filter { !known.contains($0.name) }
    guard !strangers.isEmpty else { return [] }
    var speaking: Set<String> = []
    for event in events where event.number != nil {
      speaking.formUnion(event.participants.map(\.name))
    }
    return strangers.filter { speaking.contains($0.name) }
  }
}
