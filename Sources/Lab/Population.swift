import Traces

/// Who is there, at any place of a growing trace.
///
/// It remembers all who are there from time to time, as often as there are enough comings and goings
/// in between, so that it takes little room and no moment is far from one that is remembered.
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

  private var living = Living()
  private var checkpoints: [(place: Int, living: Living)] = [(0, Living())]
  /// As many events as this may lie between two checkpoints, and as many as are there.
  private static let leastDistance = 64

  /// Takes in who comes or goes in the event at a place.
  mutating func take(_ event: Event, at place: Int) {
    let distance = place - (checkpoints.last?.place ?? 0)
    if distance > Population.leastDistance + 2 * living.participants.count {
      checkpoints.append((place, living))
    }
    living.take(event)
  }

  /// The last remembered ones before a place, and from which event on others came and went.
  func checkpoint(before end: Int) -> (living: Living, start: Int) {
    let index = checkpoints.partitionPoint { $0.place > end } - 1
    return (checkpoints[max(0, index)].living, checkpoints[max(0, index)].place)
  }
}

extension RandomAccessCollection where Index == Int {
  /// Where the first element stands for which this holds, if it holds for all that follow.
  func partitionPoint(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [Int] {
  /// The last of these ascending numbers that is less than another.
  func last(before end: Int) -> Int? {
    let index = partitionPoint { $0 >= end }
    return index > 0 ? self[index - 1] : nil
  }
}
