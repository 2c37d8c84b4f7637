import Sequences
import Traces

/// The participants that are live at any event of a growing trace, with copies at some events, so that any event is near one.
struct LiveParticipants {
  private var changes: [(index: Int, event: Event)] = []
  private var living: Set<Participant> = []
  private var firstChanges: [Participant: Int] = [:]
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

  /// Returns the participants that were released before the event index `end`; one without a recorded creation or release is live.
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
  func last(before end: Int) -> Int? {
    let index = partitionPoint { $0 >= end }
    return index > 0 ? self[index - 1] : nil
  }
}

/// The row numbers of the calls that were still running when a later action began, such as requests to a server.
struct AwaitedCalls {
  private var open: [Int] = []
  private var awaited: [Call] = []

  private struct Call {
    let number: Int
    let start: Int
    var end: Int?
  }

  private static let maximumReturned = 16

  mutating func take(_ event: Event, at position: Int) {
    switch event.kind {
    case .action:
      awaited += open.map { Call(number: $0, start: position) }
      open = []
    case .call, .asyncCall: if let number = event.number { open.append(number) }
    case .return, .throw, .reply: if let call = event.cause { end(call, at: position) }
    default: break
    }
  }

  /// Returns the latest calls that run at the event index `position` and during which an action has begun.
  func running(at position: Int) -> [Int] {
    awaited.filter { $0.start <= position && $0.end ?? .max > position }.map(\.number)
      .suffix(AwaitedCalls.maximumReturned)
  }

  /// Returns the latest calls that ended before the event index `position` and during which an action had begun.
  func ended(before position: Int) -> [Int] {
    awaited.filter { $0.end ?? .max < position }.map(\.number).suffix(AwaitedCalls.maximumReturned)
  }

  private mutating func end(_ call: Int, at position: Int) {
    if let index = open.lastIndex(of: call) {
      open.remove(at: index)
    } else if let index = awaited.lastIndex(where: { $0.number == call && $0.end == nil }) {
      awaited[index].end = position
    }
  }
}
