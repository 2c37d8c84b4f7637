import Traces

// One record as an event.

extension TraceMaking {
  /// The event of a record; nil where nil was only looked at, and no message lost.
  mutating func event(of record: Record, at place: Int) -> Event? {
    var event = Event(
      record.eventKind,
      from: roster.participant(record.sender),
      to: roster.participant(record.receiver)
    )
    event.time = record.time
    event.executor = roster.executors[record.executor]
    event.cause = cause(of: record)
    if record.kind == .lost { return lost(event, record, at: place) }
    fill(&event, from: record, at: place)
    return event
  }

  private mutating func fill(_ event: inout Event, from record: Record, at place: Int) {
    let value = recorder.log.handedOver(at: place)
    switch record.kind {
    case .action:
      event.message = (value as? ActionWords).map { Message($0.words) }
      event.text = (value as? ActionWords)?.calls ?? ""
    case .call, .asyncCall:
      event.message = message(of: record, at: place)
      event.seam = seam(of: record)
      event.place = self.place(of: record)
    case .stage: event.message = Message(record.name.text)
    case .return, .throw:
      event.value = text(at: place, of: nil).first
      event.message = self.record(at: record.parent).flatMap { answered($0, at: record.parent) }
    case .created, .gone: event.objects = [roster.participant(record.receiver)].compactMap(\.self)
    case .wired: event.seam = seam(of: record)
    case .screen: event.screen = value as? Screen
    case .note: event.text = value as? String ?? ""
    case .graph: event.graph = value as? ObjectGraph
    case .lost: break
    }
  }

  /// The message that a return or a throw answers.
  private mutating func answered(_ call: Record, at place: Int32) -> Message? {
    call.kind == .call ? message(of: call, at: Int(place)) : nil
  }

  private mutating func message(of record: Record, at place: Int) -> Message {
    let name = name(of: record.name)
    let values = text(at: place, of: name)
    let arguments = zip(name.parameters, values).map { parameter, value in
      Argument(label: parameter.label, parameter: parameter.name, value)
    }
    return Message(name.message, arguments)
  }

  /// The texts of what was handed over, which are made once.
  ///
  /// A value that reads the trace to describe itself does not find itself there.
  private func text(at place: Int, of name: DeclaredName?) -> [Value] {
    let value = recorder.log.handedOver(at: place)
    if let written = value as? Written { return written.values }
    if value is Void { return [] }
    recorder.log.replaceHandedOver(at: place, by: .underway)
    let written =
      name.map { recorder.written(value, of: $0) } ?? Written([recorder.value(of: value)])
    recorder.log.replaceHandedOver(at: place, by: written)
    return written.values
  }

  private func seam(of record: Record) -> Seam? {
    record.seam == .none ? nil : Seam(record.seam.text)
  }

  private mutating func place(of record: Record) -> Place? {
    guard record.seam != .none else { return nil }
    let name = name(of: record.name).message
    let running = running(in: record)
    let property = Seam(record.seam.text).property
    return table(of: record.sender)?.place(of: name, through: property, in: running)
  }
}

// MARK: - Lost messages

extension TraceMaking {
  private mutating func lost(_ event: Event, _ record: Record, at place: Int) -> Event? {
    var event = event
    event.seam = seam(of: record)
    event.loss = record.loss.reason
    if record.name != .none {
      event.message = message(of: record, at: place)
      event.candidates = [name(of: record.name).message]
      event.place = self.place(of: record)
      return event
    }
    guard let table = table(of: record.sender) else { return nil }
    let calls = table.lost(at: event.seam?.property ?? "", in: running(in: record))
    if let calls, calls.isEmpty { return nil }
    for call in calls ?? [] where !event.candidates.contains(call.message) {
      event.candidates.append(call.message)
    }
    if event.candidates.count == 1 { event.message = event.candidates.first.map { Message($0) } }
    event.place = table.place(of: calls ?? [])
    return event
  }
}

// MARK: - Everyone

extension Roster {
  /// Everyone in the order of lanes: the person first, then module by module.
  func lanes(in events: [Event]) -> [Participant] {
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

  /// Participants in the order in which they came.
  func sorted(_ participants: [Participant]) -> [Participant] {
    members.map(\.participant).filter { participants.contains($0) }
  }
}
