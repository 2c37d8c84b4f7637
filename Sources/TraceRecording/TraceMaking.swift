import Traces

// From records to events: numbers are given, causes are found.

extension Log {
  /// What was written down, as a value.
  func trace() -> Trace {
    let numbers = self.numbers
    let events = records.indices.map { event(at: $0, numbers) }
    return Trace(lanes: lanes(in: events), events: events)
  }

  /// The number of each record; rows are counted from the first action on.
  private var numbers: [Int?] {
    var next = 0
    return records.map { record in
      guard next > 0 || record.kind == .action, isRow(record) else { return nil }
      next += 1
      return next
    }
  }

  private func isRow(_ record: Record) -> Bool {
    if case .return(let value) = record.content { return value != nil }
    return Event(record.kind).isRow
  }

  /// Everyone in the order of lanes: the person first, then module by module.
  private func lanes(in events: [Event]) -> [Participant] {
    let user = events.contains { $0.participants.contains(.user) } ? [Participant.user] : []
    var modules: [String] = []
    for member in members where !modules.contains(member.participant.module) {
      modules.append(member.participant.module)
    }
    return user
      + modules.flatMap { module in
        let own = members.map(\.participant).filter { $0.module == module }
        return own.enumerated()
          .sorted {
            ($0.element.role.laneOrder, $0.offset) < ($1.element.role.laneOrder, $1.offset)
          }
          .map(\.element)
      }
  }

  /// One record as an event.
  private func event(at index: Int, _ numbers: [Int?]) -> Event {
    let record = records[index]
    var event = Event(
      record.kind,
      order: index,
      number: numbers[index],
      from: participant(record.sender),
      to: participant(record.receiver)
    )
    event.time = record.time
    event.executor = record.executor
    event.cause = event.isAnswer ? numbers[Int(record.parent)] : cause(of: record, numbers)
    fill(&event, from: record)
    return event
  }

  /// The number of the nearest row around a record.
  private func cause(of record: Record, _ numbers: [Int?]) -> Int? {
    var parent = Int(record.parent)
    while parent >= 0 {
      if let number = numbers[parent] { return number }
      parent = Int(records[parent].parent)
    }
    return nil
  }

  private func fill(_ event: inout Event, from record: Record) {
    switch record.content {
    case .action(let words, let calls):
      event.message = Message(words)
      event.text = calls
    case .call(let message, let seam, let place):
      (event.message, event.seam, event.place) = (message, seam, place)
    case .stage(let method): event.message = Message(method)
    case .return(let value):
      event.value = value
      event.message = answered(by: record)
    case .throw(let value):
      event.value = value
      event.message = answered(by: record)
    case .lost(let seam, let loss, let candidates, let place):
      (event.seam, event.loss, event.candidates, event.place) = (seam, loss, candidates, place)
      if let only = candidates.first, candidates.count == 1 { event.message = Message(only) }
    case .created(let ids), .gone(let ids): event.objects = ids.compactMap { participant($0) }
    case .wired(let seam): event.seam = seam
    case .screen(let screen): event.screen = screen
    case .note(let text): event.text = text
    }
  }

  /// The message that a return or a throw answers.
  private func answered(by record: Record) -> Message? {
    guard case .call(let message, _, _) = records[Int(record.parent)].content else { return nil }
    return message
  }
}
