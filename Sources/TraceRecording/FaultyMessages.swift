import CRecording
import Traces

// Messages that a fault strikes.

extension SeamLink {
  /// Whether faults may strike.
  public var hasFaults: Bool {
    recording_log_has_faults(recorder.log.raw) && recorder.isRecording
  }

  /// Delivers a message without a result, unless a fault drops, doubles, delays or moves it.
  public func send<Arguments>(
    _ message: StaticString,
    _ arguments: Arguments,
    _ body: @escaping () -> Void
  ) {
    let fault = strikes(message, arguments) { $0.error == nil }
    switch fault {
    case nil, .throw: call(message, arguments, body)
    case .drop: recorder.lose(record(of: message), .dropped, arguments)
    case .double:
      call(message, arguments, body)
      call(message, arguments, body)
    case .delay(let milliseconds):
      later(message, arguments, body) { $0.schedule(after: milliseconds, on: $1, $2) }
    case .move(let executor):
      later(message, arguments, body) { scheduler, _, deliver in
        scheduler.schedule(after: 0, on: executor, deliver)
      }
    case .reorder:
      let span = Span.current
      hold(Faults.Held(link: self) { span.run { call(message, arguments, body) } })
      return
    }
    recorder.releaseHeld(from: sender, to: receiver)
  }

  /// Throws what a fault makes a call throw, and records both.
  @usableFromInline func fail<Arguments, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    _: Failure.Type
  ) throws(Failure) {
    let fault = strikes(message, arguments) { ($0.error as? Failure) != nil }
    guard let error = fault?.error as? Failure else { return }
    let call = begin(message, Arguments.self)
    call.hand(arguments)
    end(call, Failure.self, .throw).hand(error)
    throw error
  }
}

extension SeamLink {
  private func strikes(
    _ message: StaticString,
    _ arguments: Any,
    where canStrike: (MessageFault) -> Bool
  ) -> MessageFault? {
    let name = DeclaredName(InternedText(message).text)
    let values = recorder.written(arguments, of: name).values
    let given = zip(name.parameters, values).map {
      Argument(label: $0.label, parameter: $0.name, $1)
    }
    let (from, to) = recorder.roster.locked { ($0.participant(sender), $0.participant(receiver)) }
    let event = Event(.call, from: from, to: to, Message(name.message, given))
    return recorder.faults.locked { $0.strike(event, where: canStrike) }
  }

  private func record(of message: StaticString, _ kind: Record.Kind = .call) -> Record {
    var record = Record(kind)
    record.sender = sender
    record.receiver = receiver
    record.parent = Span.current(in: recorder.log.id)?.record ?? origin
    record.name = InternedText(message)
    record.seam = seam
    record.function = function
    return record
  }

  /// Hands a message to the scheduler: an asynchronous call, inside which it is delivered.
  private func later(
    _ message: StaticString,
    _ arguments: Any,
    _ body: @escaping () -> Void,
    _ schedule: (any Scheduler, String, @escaping () -> Void) -> Void
  ) {
    let call = record(of: message, .asyncCall)
    let place = recorder.keep(call, handing: arguments)
    let span = Span(
      recorder: recorder.log.id,
      record: place ?? call.parent,
      executing: receiver,
      function: function == .none ? call.name : function,
      depth: 1
    )
    let deliver = { span.run(body) }
    guard let scheduler = recorder.scheduler else {
      return hold(Faults.Held(link: nil, deliver: deliver))
    }
    schedule(scheduler, recorder.executor, deliver)
  }

  private func hold(_ message: Faults.Held) {
    recorder.faults.locked { $0.held.append(message) }
  }
}

extension Recorder {
  /// Delivers what waited for a message between two, or all that waits, also for each other.
  func releaseHeld(from sender: ParticipantID? = nil, to receiver: ParticipantID? = nil) {
    guard recording_log_has_faults(log.raw) else { return }
    repeat {
      let due = faults.locked { $0.takeHeld(from: sender, to: receiver) }
      for held in due { held.deliver() }
      if due.isEmpty { return }
    } while sender == nil
  }
}
