import Traces

// Who comes, who goes, and who an object is.

extension Recorder {
  /// Enters a new object and records that it was created.
  func enter(_ role: Role, type: String, sends: SourceTable) -> ParticipantID {
    let span = Span.current(in: self)
    let creator = span?.author ?? .nobody
    let isRecording = isRecording
    return log.locked { log in
      let id = log.enter(role, type: type, sends: sends)
      if isRecording {
        log.created(id, by: creator, inside: span?.record ?? -1)
      }
      return id
    }
  }

  /// Records that an object is no more, while it records at all.
  func leave(_ id: ParticipantID) {
    guard isRecording else { return }
    let span = Span.current(in: self)
    let cause = span?.author ?? .nobody
    log.locked { log in
      log.gone(id, because: cause, inside: span?.record ?? -1)
    }
  }

  /// Who an object or value is; one without a token is entered when it is first met.
  func id(of value: Any) -> ParticipantID {
    let value = unprobed(value)
    if let id = knownID(of: value) { return id }
    let type = typeName(Swift.type(of: value))
    return log.locked { log in
      if let id = log.id(of: value, type: type) { return id }
      let id = log.enter(.suggested(by: type), type: type, sends: SourceTable())
      log.remember(value, as: id, type: type)
      return id
    }
  }

  /// Who an object or value is, if it was met before.
  func knownID(of value: Any) -> ParticipantID? {
    if let id = (value as? any TracedRole)?.__participant.id(in: self) { return id }
    let type = typeName(Swift.type(of: value))
    return log.locked { $0.id(of: value, type: type) }
  }
}

extension Log {
  /// Who an object or value without a token is, if it was met before.
  func id(of value: Any, type: String) -> ParticipantID? {
    guard Swift.type(of: value) is AnyClass else { return values[type] }
    let acquaintance = acquaintances[ObjectIdentifier(value as AnyObject)]
    guard let acquaintance, acquaintance.object != nil else { return nil }
    return acquaintance.id
  }
}

/// An object without a token, met at a seam; not kept alive.
final class Acquaintance {
  private(set) weak var object: AnyObject?
  let id: ParticipantID

  init(_ object: AnyObject, _ id: ParticipantID) {
    self.object = object
    self.id = id
  }
}
