import Sequences
import Traces

/// The live participants at any index of a growing trace.
///
/// It stores a copy of the whole set after enough changes: memory stays small, and any index is near a stored set.
struct LiveParticipants {
  /// The events that create or release objects, with their indices in the trace.
  private var changes: [(index: Int, event: Event)] = []
  private var living: Set<Participant> = []
  /// The index of each participant's first creation or release.
  private var firstChanges: [Participant: Int] = [:]
  /// Stored sets of live participants, each before the change at an index of `changes`.
  private var checkpoints: [(change: Int, living: Set<Participant>)] = [(0, [])]
  /// The distance of two checkpoints is greater than this number plus the number of live participants.
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

  /// Returns the live participants before the event at an index.
  ///
  /// - Complexity: O(*n*) in the number of live participants, wherever the index is.
  func living(before end: Int) -> Set<Participant> {
    let count = changes.partitionPoint { $0.index >= end }
    let checkpoint = checkpoints[max(0, checkpoints.partitionPoint { $0.change > count } - 1)]
    var living = checkpoint.living
    for change in changes[checkpoint.change..<count] { living.take(change.event) }
    return living
  }

  /// Returns those of `participants` that were released before the event at an index.
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
  /// Returns the last of these ascending numbers that is less than `end`; nil when none is.
  func last(before end: Int) -> Int? {
    let index = partitionPoint { $0 >= end }
    return index > 0 ? self[index - 1] : nil
  }
}
