import CRecording

// Calls that the receiver records: each method determines its sender when it begins.

extension _ParticipantToken {
  /// Returns the link (sender and receiver) of a call of `object`'s method that begins now; `none` if nothing is recorded.
  ///
  /// Inside recorded calls the link is `none`, too, if the object calls itself, or if the stage (in place of UIKit) or a stand-in
  /// has recorded the call. The sender is the latest reader of a reference to this object, if the reader's source sends the message
  /// through it; else the result of `Recorder.sender`, where `.absent` is written as `somebody`.
  public func received(_ message: StaticString, _ object: AnyObject) -> _SeamLink {
    guard let log = registration?.log, recording_log_is_open(log),
      let recorder = registration?.recorder, let id = registration?.id
    else { return receivedBySuccessor(message, object) }
    let top = Span.current
    guard let around = top.part(in: recorder.log.id) else {
      recorder.meet(object, as: id)
      return receivedOutside(InternedText(message), recorder, id)
    }
    let name = InternedText(message)
    var link: _SeamLink
    if let note = id.takeNote(inside: around.record, of: recorder), recorder.confirms(note, name) {
      link = _SeamLink(recorder, to: id, by: note)
    } else {
      recorder.meet(object, as: id)
      let sender = recorder.sender(of: name, to: id, in: around)
      if sender == id { return .none }
      link = _SeamLink(recorder, from: sender, to: id)
    }
    link.around = top
    link.message = name
    return link
  }

  @inline(never)
  private func receivedBySuccessor(_ message: StaticString, _ object: AnyObject) -> _SeamLink {
    successor?.received(message, object) ?? .none
  }

  /// Returns the link (sender and receiver) of a call of an extension's method; registers `source`, its list of calls.
  public func received(_ message: StaticString, _ object: AnyObject, in source: StaticString)
    -> _SeamLink
  {
    registerSource(source)
    return received(message, object)
  }

  /// Registers an extension's list of calls; called at the beginning of a method that only the object itself can call.
  public func registerSource(_ source: StaticString) {
    guard let registration, registration.recorder.isRecording else {
      return successor?.registerSource(source) ?? ()
    }
    registration.recorder.note(InternedText(source), of: registration.id)
  }

  /// Returns the link (sender and receiver) of a call that begins outside any recorded call or action, as on a queue.
  ///
  /// The note of a read may be old then: it counts once, and only if the reader's source sends the message through that reference.
  /// Without such a note, all notes of this thread from outside calls are discarded; a call may then be an action of User.
  private func receivedOutside(_ message: InternedText, _ recorder: Recorder, _ id: ParticipantID)
    -> _SeamLink
  {
    if let note = id.takeNote(inside: -1, of: recorder), recorder.confirms(note, message) {
      return _SeamLink(recorder, to: id, by: note)
    }
    recording_note_forget_outside(recorder.log.id)
    if recorder.isOfProcess, recorder.isAction(message, by: id) {
      return _SeamLink(recorder, from: .user, to: id)
    }
    let sender = recorder.senderOutside(of: message, to: id)
    var link = _SeamLink(recorder, from: sender, to: id)
    link.isSelfCall = sender == id
    return link
  }
}

extension _SeamLink {
  fileprivate init(_ recorder: Recorder, to receiver: ParticipantID, by note: recording_note) {
    self.init(
      recorder,
      from: ParticipantID(index: note.owner),
      to: receiver,
      through: InternedText(number: note.seam)
    )
  }
}

extension Recorder {
  /// Registers an extension's list of calls for a participant; each thread does so once per extension and participant.
  fileprivate func note(_ source: InternedText, of id: ParticipantID) {
    let fact = fact(of: id, sends: source)
    guard !recording_fact_is_known(fact) else { return }
    if registry.locked({ $0.note(source, of: id) }) { recording_log_change(log.raw) }
    recording_fact_keep(self.fact(of: id, sends: source))
  }
}
