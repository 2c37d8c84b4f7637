import Traces

// Making an event from one record.

extension TraceBuilder {
  /// Returns the event of `record`, which has `index` in the log; nil for a record that makes no event, such as a read of nil that
  /// was only a comparison.
  mutating func event(of record: Record, at index: Int) -> Event? {
    guard let kind = kind(of: record), !isEmptyUpdate(record, at: index) else { return nil }
    var event = Event(
      kind,
      from: registry.participant(record.sender),
      to: registry.participant(record.receiver)
    )
    event.time = record.time
    event.executor = registry.executors[record.executor]
    if let delivery = record.delivery { event.delivery = registry.executors[delivery] }
    event.cause = cause(of: record)
    if event.cause != nil, event.kind.canBeLate, progress.spans.isLate(record) {
      event.isLate = true
    }
    if record.kind == .lost { return lost(event, record, at: index) }
    fill(&event, from: record, at: index)
    return event
  }

  /// Returns the kind of a record's event; nil for an end without an event, such as the end of a lost message.
  ///
  /// In a recorded process, a method that the system calls for the user is an action.
  private func kind(of record: Record) -> Event.Kind? {
    if record.kind == .call, record.sender == .user { return .action }
    let around = record.isEnd ? self.record(at: record.parent) : nil
    if around?.kind == .lost { return nil }
    if record.kind == .return, around?.sender == .user { return nil }
    return progress.spans.kind(of: record)
  }

  private static let update = InternedText("updateProperties()")

  /// Returns whether the stage called `updateProperties()`, and nothing was recorded inside; the stage calls it on each controller.
  private func isEmptyUpdate(_ record: Record, at index: Int) -> Bool {
    guard record.kind == .stage, record.name == TraceBuilder.update,
      let next = recorder.log[index + 1]
    else { return false }
    return next.kind == .end && next.parent == index
  }

  private mutating func fill(_ event: inout Event, from record: Record, at index: Int) {
    let value = recorder.log.payload(at: index)
    switch record.kind {
    case .action:
      event.message = (value as? ActionWords).map { Message($0.words) }
      event.text = (value as? ActionWords)?.calls ?? ""
    case .call, .asyncCall:
      event.message = message(of: record, at: index)
      event.seam = seam(of: record)
      event.location = self.location(of: record)
    case .stage: event.message = Message(record.name.text)
    case .return, .throw:
      let call = self.record(at: record.parent)
      let name = record.kind == .return ? call.map { self.name(of: $0.name) } : nil
      event.value = text(at: index) { recorder.rendered($0, answering: name) }.first
      if let call, call.kind == .call || call.kind == .asyncCall {
        event.message = message(of: call, at: Int(record.parent))
      }
      if event.kind == .reply, event.value == nil { event.kind = .return }
    case .created, .gone: event.objects = [registry.participant(record.receiver)].compactMap(\.self)
    case .wired: event.seam = seam(of: record)
    case .screen: event.screen = value as? Screen
    case .note: event.text = value as? String ?? ""
    case .graph: event.graph = value as? ObjectGraph
    case .end, .lost: break
    }
  }

  mutating func message(of record: Record, at index: Int) -> Message {
    let name = name(of: record.name)
    let values = text(at: index) { recorder.rendered($0, of: name) }
    let arguments = zip(name.parameters, values).map { parameter, value in
      Argument(label: parameter.label, parameter: parameter.name, value)
    }
    return Message(name.message, arguments)
  }

  /// Returns the texts of the values of the record at an index, which are made once.
  ///
  /// A placeholder without texts is stored meanwhile, since describing a value may read the trace.
  private func text(at index: Int, _ render: (Any) -> RenderedValues) -> [Value] {
    let value = recorder.log.payload(at: index)
    if let rendered = value as? RenderedValues { return rendered.values }
    if value is Void { return [] }
    recorder.log.replacePayload(at: index, by: .underway)
    let rendered = render(value)
    recorder.log.replacePayload(at: index, by: rendered)
    return rendered.values
  }

  mutating func location(of record: Record) -> CodeLocation? {
    guard let property = seam(of: record)?.property else { return nil }
    let name = name(of: record.name).message
    let running = running(in: record)
    return table(of: record.sender).location(of: name, through: property, in: running)
  }
}
