import Sequences
import Traces

/// The participants that are live (created and not yet released) at any event of a growing trace.
///
/// Copies of the set of live participants are stored at some events, so that memory stays small and any event is near a copy.
struct LiveParticipants {
  private var changes: [(index: Int, event: Event)] = []
  private var living: Set<Participant> = []
  private var firstChanges: [Participant: Int] = [:]
  /// Stored sets of live participants, each with the index in `changes` of the first change after it.
  private var checkpoints: [(change: Int, living: Set<Participant>)] = [(0, [])]
  /// Between two stored sets lie more changes than this number plus the number of live participants.
  private static let minimumDistance = 16

  mutating func take(_ event: Event, at index: Int) {
    let distance = changes.count - (checkpoints.last?.change ?? 0)
    if distance > LiveParticipants.minimumDistance + living.count {
      checkpoints.append((changes.count, living))
    }
    changes.append((index, event))
    for participant in event.objects where firstChanges[participant] == nil {
      firstChanges[participant] = index
    }
    living.take(event)
  }

  func living(before end: Int) -> Set<Participant> {
    let count = changes.partitionPoint { $0.index >= end }
    let checkpoint = checkpoints[max(0, checkpoints.partitionPoint { $0.change > count } - 1)]
    var living = checkpoint.living
    for change in changes[checkpoint.change..<count] { living.take(change.event) }
    return living
  }

  /// Returns the members of `participants` that were released before the event with the index `end`.
  ///
  /// A participant without a recorded creation or release counts as live.
  func gone(of participants: [Participant], before end: Int) -> [Participant] {
    let present = living(before: end)
    return participants.filter { participant in
      !present.contains(participant) && firstChanges[participant].map { $0 < end } ?? false
    }
  }
}

extension Set<Participant> {
  fileprivate mutating func take(_ event: Event) {
    if event.kind == .created { formUnion(event.objects) }
    if event.kind == .gone { subtract(event.objects) }
  }
}

extension [Int] {
  /// Returns the greatest element less than `end` of an array in ascending order; nil when there is none.
  func last(before end: Int) -> Int? {
    let index = partitionPoint { $0 >= end }
    return index > 0 ? self[index - 1] : nil
  }
}
