import Traces

// The events of lost messages, and the search for the message that a nil reference lost.

extension TraceBuilder {
  /// The candidate for a nil that perhaps only a comparison has read, so that no message was lost.
  private static let noMessage = "nothing"

  /// Returns `event` with the lost message, or with the candidates for it; nil if the reference was only compared with nil.
  mutating func lost(_ event: Event, _ record: Record, at index: Int) -> Event? {
    var event = event
    event.seam = seam(of: record)
    event.loss = record.loss
    if record.name != .none {
      event.message = message(of: record, at: index)
      event.candidates = [name(of: record.name).message]
      event.location = self.location(of: record)
      return event
    }
    let property = event.seam?.property ?? ""
    if mayBeRead(property, byAnotherIn: record) { return event }
    let table = table(of: record.sender)
    let code = running(in: record)
    let nilReads = progress.nilReads.countRead(record)
    if let nilReads, nilReads <= table.nilCheckCount(of: property, in: code) { return nil }
    let calls = table.lostCalls(at: property, in: code, nilFromStart: nilReads != nil)
    if let calls, calls.isEmpty { return nil }
    event.candidates = (calls ?? []).map(\.message).uniqued()
    if calls != nil, table.mayCheckForNil(property, in: code) {
      event.candidates.append(TraceBuilder.noMessage)
    }
    event.location = table.location(of: calls ?? [])
    if event.candidates.count == 1, let message = event.candidates.first {
      event.message = Message(message)
      event.location = event.location ?? table.location(of: message, through: property, in: code)
    }
    return event
  }

  /// Returns whether another object's function is running that names the property of another object, as in `list.router?.close()`.
  ///
  /// The source of the owner's class then does not tell which message was lost.
  private mutating func mayBeRead(_ property: String, byAnotherIn record: Record) -> Bool {
    guard let around = self.record(at: record.parent), around.receiver != record.sender else {
      return false
    }
    let function = name(of: around.function == .none ? around.name : around.function).message
    let members = CalledMembers.of(Never.self, registry.sources(of: around.receiver))
    let names = members.reach(of: function.baseName).onOthers
    return names.contains(property) || names.contains("." + property)
  }
}
