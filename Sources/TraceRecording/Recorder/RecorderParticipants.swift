import CRecording
import Traces

// Creation and release of participants, and the participants of objects.

extension Recorder {
  /// Registers a new object and, while recording, records its creation; nil if the whole process is recorded and the log is full.
  ///
  /// `sends` is the source table of the object's class: the calls in its methods.
  func register(_ role: Role, type: String, of class: ObjectIdentifier, sends: StaticString)
    -> ParticipantID?
  {
    guard let id = register(role, type, `class`, [InternedText(sends)]) else { return nil }
    recording_making_add(log.id, id.index, currentRecord)
    if isRecording { recordLifetime(.created, id) }
    return id
  }

  /// Registers an object, the participant `id` of a recorder that has ended, as an object made before the first action.
  ///
  /// Returns nil if the whole process is recorded and the log is full.
  func takeOver(_ id: ParticipantID, of former: Recorder) -> ParticipantID? {
    let (member, sources) = former.registry.locked {
      ($0.members[Int(id.index)], $0.sources(of: id))
    }
    let participant = member.participant
    return register(participant.role, participant.type, member.type, sources, isOlder: true)
  }

  /// Registers an object with the source tables of its class; nil if the whole process is recorded and the log is full.
  private func register(
    _ role: Role,
    _ type: String,
    _ class: ObjectIdentifier,
    _ sources: [InternedText],
    isOlder: Bool = false
  ) -> ParticipantID? {
    registry.locked { registry -> ParticipantID? in
      if let start = registry.processStart {
        guard hasRoom else { return nil }
        noteFirstMessage(since: start, in: &registry)
      }
      let id = registry.register(role, type: type, of: `class`, hasToken: true, isOlder: isOlder)
      for source in sources { _ = registry.note(source, of: id) }
      recording_log_change(log.raw)
      return id
    }
  }

  /// Names the parts of a screen, once the screen is made and before the first action.
  ///
  /// Each part gets a module named after its class: a dashboard that holds a `WeeklyStatsViewController` is `View`, and
  /// the part is `WeeklyStats.View`. Other roles that several classes play are named likewise.
  package func nameParts(of screen: AnyObject) {
    guard let id = existingID(of: _unwrap(screen)) else { return }
    registry.locked { $0.nameParts(of: id) }
  }

  /// Tells the recorder the object of a participant to which no reference leads, such as the first screen.
  package func meet(_ object: AnyObject) {
    _ = existingID(of: object).map { identify(object, as: $0) }
  }

  /// Stores the object of a participant for the object graph; each thread does so once per participant.
  @inline(__always) func meet(_ object: AnyObject, as id: ParticipantID) {
    let fact = fact(of: id)
    guard !recording_fact_is_known(fact) else { return }
    recording_fact_keep(fact)
    identify(object, as: id)
  }

  /// Returns the fact, for this thread's cache, that a participant's object is stored, or that its source sends `message`.
  @inline(__always) func fact(
    of id: ParticipantID,
    sends message: InternedText = .none,
    in place: InternedText = .none
  ) -> recording_fact {
    recording_fact(
      recorder: log.id,
      changes: recording_log_changes(log.raw),
      participant: id.index,
      message: message.number,
      place: place.number
    )
  }

  /// Records the release of an object, also outside any action, until the conversation ends.
  func release(_ id: ParticipantID) {
    let isOver = registry.locked { registry in
      registry.release(id)
      return registry.isOver
    }
    if isRecording || !isOver { recordLifetime(.gone, id) }
  }

  /// Ends the conversation: from now on releases are recorded only while the recorder records, because a module is
  /// released together with its stage (the simulated screens).
  ///
  /// An object that is still used is taken over by the recorder that records it next.
  package func endConversation() { registry.locked { $0.isOver = true } }

  /// Whether the conversation has ended and nothing is recorded.
  var hasEnded: Bool { !isRecording && registry.locked { $0.isOver } }

  private func recordLifetime(_ kind: Record.Kind, _ id: ParticipantID) {
    let span = Span.current(in: log.id)
    let author = span?.author ?? .absent
    log.append(Record(kind, from: author, to: id, inside: span?.record ?? -1))
  }

  func identify(_ object: AnyObject, as id: ParticipantID) {
    if recording_log_has_faults(log.raw) { faults.locked { $0.retain(object) } }
    registry.locked { $0.identify(object, as: id) }
  }

  /// Returns the participant of an object or value; registers it if this recorder does not know it yet.
  func id(of value: Any) -> ParticipantID {
    let value = _unwrap(value)
    if let id = tokenID(of: value) {
      identify(instance(value), as: id)
      return id
    }
    if let id = registry.locked({ $0.id(of: value) }) { return id }
    let type = typeName(Swift.type(of: value))
    return registry.locked { registry in
      if let id = registry.id(of: value) { return id }
      let id = registry.register(.suggested(by: type), type: type)
      registry.remember(value, as: id)
      return id
    }
  }

  func existingID(of value: Any) -> ParticipantID? {
    tokenID(of: value) ?? registry.locked { $0.id(of: value) }
  }

  private func tokenID(of value: Any) -> ParticipantID? {
    let facts = TypeFacts.of(type(of: value))
    // A cast of the value would search for the conformance again.
    if let type = facts.traced {
      return unsafeDowncast(instance(value), to: type).__participant.id(in: self)
    }
    guard facts.isOptional else { return nil }
    return (value as? any _TracedRole)?.__participant.id(in: self)
  }
}
