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

  /// Returns the injected fault that applies to a message and satisfies `canApply`; nil for none.
  ///
  /// Each fault that satisfies `canApply` and matches the message counts it, also if another one is returned.
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

  /// Returns a record of a message that is dropped or delivered later.
  func record(of message: InternedText, _ kind: Record.Kind = .call) -> Record {
    var record = Record(kind)
    record.sender = sender
    record.receiver = receiver
    record.parent = Span.current(in: recorder.log.id)?.record ?? origin
    record.name = message
    record.seam = seam
    record.function = function
    return record
  }
}
