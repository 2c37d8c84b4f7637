import CRecording
import Traces

// Who comes, who goes, and who an object is.

extension Recorder {
  /// Enters a new object and records that it was created.
  func enter(
    _ role: Role,
    type: String,
    sends: @escaping @Sendable () -> SourceTable
  ) -> ParticipantID {
    let id = registry.locked { $0.enter(role, type: type, sends: sends) }
    if isRecording { appear(.created, id) }
    return id
  }

  /// Names the parts of a screen that is made of several, once it is made and before the first
  /// action: each by its own class, and the screen itself by its role alone.
  ///
  /// A dashboard that holds a `WeeklyStatsViewController` is `View`, and that one
  /// `WeeklyStats.View`. So are those of other roles that several classes play.
  public func nameParts(of screen: AnyObject) {
    guard let id = knownID(of: behindStandIn(screen)) else { return }
    registry.locked { $0.nameParts(of: id) }
  }

  /// Records that an object is no more, while it records at all.
  func leave(_ id: ParticipantID) {
    registry.locked { $0.leave(id) }
    if isRecording { appear(.gone, id) }
  }

  /// Records that an object came or went, and whose doing it was.
  private func appear(_ kind: Record.Kind, _ id: ParticipantID) {
    let span = Span.current(in: log.id)
    var record = Record(kind)
    record.sender = span?.author ?? .nobody
    record.receiver = id
    record.parent = span?.record ?? -1
    log.append(record)
  }

  /// Notes which object a participant is.
  func meet(_ object: AnyObject, as id: ParticipantID) {
    if recording_log_has_faults(log.raw) { faults.locked { $0.retain(object) } }
    registry.locked { $0.meet(object, as: id) }
  }

  /// Who an object or value is; one without a token is entered when it is first met.
  func id(of value: Any) -> ParticipantID {
    let value = behindStandIn(value)
    if let id = tokenID(of: value) {
      meet(value as AnyObject, as: id)
      return id
    }
    if let id = registry.locked({ $0.id(of: value) }) { return id }
    let type = typeName(Swift.type(of: value))
    return registry.locked { registry in
      if let id = registry.id(of: value) { return id }
      let id = registry.enter(.suggested(by: type), type: type)
      registry.remember(value, as: id)
      return id
    }
  }

  /// Who an object or value is, if it was met before.
  func knownID(of value: Any) -> ParticipantID? {
    tokenID(of: value) ?? registry.locked { $0.id(of: value) }
  }

  /// Who an object or value is, as the trace calls it, if it was met before.
  func knownParticipant(_ value: Any) -> Participant? {
    knownID(of: behindStandIn(value)).flatMap { id in registry.locked { $0.participant(id) } }
  }

  private func tokenID(of value: Any) -> ParticipantID? {
    let facts = TypeFacts.of(type(of: value))
    guard facts.isTraced || facts.isOptional else { return nil }
    return (value as? any TracedRole)?.__participant.id(in: self)
  }
}
