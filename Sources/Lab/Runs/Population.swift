import Sequences
import Traces

/// Who is there, at any index of a growing trace.
///
/// It remembers all who are there whenever enough others have come and gone, so that it takes little
/// room and no moment is far from one that is remembered.
struct Population {
  /// Those who are there.
  struct Living {
    /// In no order.
    private(set) var participants: Set<Participant> = []

    /// Takes in who comes or goes in an event.
    mutating func take(_ event: Event) {
      if event.kind == .created { participants.formUnion(event.objects) }
      if event.kind == .gone { participants.subtract(event.objects) }
    }
  }

  /// The events in which somebody came or went, by where they stand in the trace.
  private var changes: [(index: Int, event: Event)] = []
  private var living = Living()
  /// Where everybody came or went for the first time.
  private var firstChanges: [Participant: Int] = [:]
  /// Who was there before some of the changes.
  private var checkpoints: [(change: Int, living: Living)] = [(0, Living())]
  /// As many changes as this may lie between two checkpoints, and as many as are there.
  private static let leastDistance = 16

  /// Takes in who comes or goes in the event at an index.
  mutating func take(_ event: Event, at index: Int) {
    let distance = changes.count - (checkpoints.last?.change ?? 0)
    if distance > Population.leastDistance + living.participants.count {
      checkpoints.append((changes.count, living))
    }
    changes.append((index, event))
    for participant in event.objects where firstChanges[participant] == nil {
      firstChanges[participant] = index
    }
    living.take(event)
  }

  /// Who was there before an event; costs what is there, however far that is from the end.
  func living(before end: Int) -> Living {
    let count = changes.partitionPoint { $0.index >= end }
    let checkpoint = checkpoints[max(0, checkpoints.partitionPoint { $0.change > count } - 1)]
    var living = checkpoint.living
    for change in changes[checkpoint.change..<count] { living.take(change.event) }
    return living
  }

  /// Who of some was not there any more before an event; who never came, as far as was told, has always
  /// been there.
  func gone(of participants: [Participant], before end: Int) -> [Participant] {
    let present = living(before: end).participants
    return participants.filter { participant in
      !present.contains(participant) && firstChanges[participant].map { $0 < end } ?? false
    }
  }
}

extension [Int] {
  /// The last of these ascending numbers that is less than another.
  func last(before end: Int) -> Int? {
    let index = partitionPoint { $0 >= end }
    return index > 0 ? self[index - 1] : nil
  }
}
