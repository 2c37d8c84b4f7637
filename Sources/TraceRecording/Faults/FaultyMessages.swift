import CRecording
import Traces

// Faults at the call of a message: thrown errors and replaced arguments.

extension _SeamLink {
  /// Records the call and throws the error of an injected fault that applies, if it is a `Failure`; else does nothing.
  @usableFromInline func fail<Arguments, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    _: Failure.Type
  ) throws(Failure) {
    let fault = fault(of: InternedText(message), arguments) { ($0.error as? Failure) != nil }
    guard let error = fault?.error as? Failure else { return }
    let call = begin(message, Arguments.self)
    call.writePayload(arguments)
    end(call, Failure.self, .throw).writePayload(error)
    throw error
  }

  /// Returns, for each parameter, the text with which a fault replaces the argument, or nil if the argument stays.
  ///
  /// The result is nil if no fault replaces arguments of the message.
  func texts(for message: StaticString, _ arguments: Any) -> [String?]? {
    let name = InternedText(message)
    let fault = fault(of: name, arguments) { if case .rewrite = $0 { true } else { false } }
    guard case .rewrite(let texts)? = fault else { return nil }
    return DeclaredName(name.text).parameters.map { parameter in
      texts[parameter.name] ?? parameter.label.flatMap { texts[$0] }
    }
  }

  /// Returns the injected fault that applies to a message and satisfies `canApply`, as `Faults.takeFault` counts; nil for none.
  func fault(
    of message: InternedText,
    _ arguments: Any,
    where canApply: (MessageFault) -> Bool
  ) -> MessageFault? {
    let name = DeclaredName(message.text)
    let baseName = Message(name.message).baseName
    guard recorder.faults.locked({ $0.mayApply(to: baseName) }) else { return nil }
    let values = recorder.rendered(arguments, of: name).values
    let given = zip(name.parameters, values).map {
      Argument(label: $0.label, parameter: $0.name, $1)
    }
    let (from, to) = recorder.registry.locked { ($0.participant(sender), $0.participant(receiver)) }
    let event = Event(.call, from: from, to: to, Message(name.message, given))
    return recorder.faults.locked { $0.takeFault(of: event, where: canApply) }
  }

  func record(of message: InternedText, _ kind: Record.Kind = .call) -> Record {
    let parent = Span.current(in: recorder.log.id)?.record ?? origin
    var record = Record(kind, from: sender, to: receiver, inside: parent)
    (record.name, record.seam, record.function) = (message, seam, function)
    return record
  }

  // Messages that a fault delivers later, or on another executor.

  /// Records a message as an asynchronous call and schedules its delivery, which runs `body`.
  ///
  /// Without a scheduler, the message waits until the action ends.
  func sendLater(
    _ message: InternedText,
    _ arguments: Any,
    _ body: @escaping () -> Void,
    after milliseconds: Int,
    on executor: String
  ) {
    var call = record(of: message, .asyncCall)
    call.delivery = recorder.registry.locked { $0.index(ofExecutor: executor) }
    let rendered = recorder.rendered(arguments, of: DeclaredName(message.text))
    let index = recorder.append(call, capturing: arguments)
    let span = Span(
      recorder: recorder.log.id,
      record: index ?? call.parent,
      executing: receiver,
      function: function == .none ? call.name : function,
      depth: 1
    )
    let deliver = {
      span.run { deliverLate(call, rendered, body) }
      recorder.recordEnd(of: span, from: receiver, to: sender)
    }
    guard let scheduler = recorder.scheduler else {
      return recorder.faults.locked { $0.held.append(.init(link: nil, deliver: deliver)) }
    }
    scheduler.schedule(after: milliseconds, on: executor, deliver)
  }

  /// Delivers a delayed message, or records the message as lost if its receiver was released meanwhile.
  ///
  /// A call of a closure is made even then, and is recorded as lost only if nothing was recorded inside it.
  private func deliverLate(_ call: Record, _ rendered: RenderedValues, _ body: () -> Void) {
    guard recorder.registry.locked({ $0.isGone(receiver) }) else { return body() }
    var lost = call
    lost.parent = Span.current(in: recorder.log.id)?.record ?? call.parent
    if isClosure {
      body()
      if recorder.hasRecords(inside: lost.parent) { return }
    }
    recorder.recordLost(lost, .gone, rendered)
  }
}

extension Recorder {
  func recordLost(_ call: Record, _ loss: Event.Loss, _ arguments: Any) {
    var record = call
    (record.kind, record.loss) = (.lost, loss)
    append(record, capturing: arguments)
  }

  /// Delivers the messages held back from `sender` to `receiver`; without a sender, delivers all until none is held back.
  func releaseHeld(from sender: ParticipantID? = nil, to receiver: ParticipantID? = nil) {
    guard recording_log_has_faults(log.raw) else { return }
    repeat {
      let due = faults.locked { $0.takeHeld(from: sender, to: receiver) }
      for held in due { held.deliver() }
      if due.isEmpty { return }
    } while sender == nil
  }
}
