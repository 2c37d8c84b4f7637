import Traces

/// What changed from one trace to another, compared as trees of calls.
///
///     let difference = TraceDifference(from: before, to: after)
///     difference.isEmpty                                       // false
///     difference.sentences(before: "a.trace", after: "b.trace").plain
///
/// Only numbered rows are compared, each by what is said, by whom, to whom and how it went. When,
/// in which queue and under which number it happened does not matter; how often it is repeated
/// does. Notes, dividers, screens and references that were set are left out.
public struct TraceDifference: Sendable {
  /// The trace that is compared with.
  public let before: Trace
  /// The trace that is compared.
  public let after: Trace
  /// All rows in one order: those of the later trace, and in their places among them those of the
  /// earlier one that are no more.
  public let rows: DifferenceRows

  /// Compares two traces.
  ///
  /// Takes time that grows with the rows and, where the traces are alike, hardly more.
  public init(from before: Trace, to after: Trace) {
    self.before = before
    self.after = after
    rows = DifferenceRows(TreeMatch(from: before, to: after))
  }
}

extension TraceDifference {
  /// Whether the traces say the same.
  ///
  /// Takes time linear in the rows.
  public var isEmpty: Bool { rows.isUnchanged }

  /// Who takes part in the later trace and was not known in the earlier one, in the order of lanes.
  ///
  /// Takes time linear in the events.
  public var newcomers: [Participant] { after.speakers(notIn: before) }

  /// Who took part in the earlier trace and is not known in the later one, in the order of lanes.
  ///
  /// Takes time linear in the events.
  public var leavers: [Participant] { before.speakers(notIn: after) }
}

extension Trace {
  /// Who takes part in rows and has no lane in another trace, by name.
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
