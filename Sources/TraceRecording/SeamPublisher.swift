import CRecording

/// A publisher whose values are messages back: from who hands it out to who subscribes.
///
/// A `@Traced` protocol that hands one out needs nothing else, and a stored one is marked `@Seam`; each value that arrives is recorded
/// as `rows(_:)`, after the requirement's name, and what the subscriber does then happens inside it.
public protocol SeamPublisher {
  associatedtype Element
  /// The same publisher, which gives each value to `deliver` together with what would have been done
  /// with it; `deliver` does it, once.
  func delivering(through deliver: @escaping (Element, @escaping () -> Void) -> Void) -> Self
}

extension SeamLink {
  /// Runs a call that gives a publisher, and records it and what will be published.
  @inlinable
  public func call<Arguments, Publisher: SeamPublisher, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    _ body: () throws(Failure) -> Publisher
  ) throws(Failure) -> Publisher {
    guard isOpen else { return try body() }
    return publishing(message, try plainCall(message, arguments, body))
  }

  /// The same without a look at what the value is.
  @usableFromInline func plainCall<Arguments, Value, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try call(message, arguments, body)
  }

  /// A publisher whose values are recorded on the way back.
  public func publishing<Publisher: SeamPublisher>(
    _ message: StaticString,
    _ publisher: Publisher
  ) -> Publisher {
    let back = back
    let name = InternedText(delivering: message)
    return publisher.delivering { value, deliver in
      guard back.isOpen else { return deliver() }
      let deliverRecorded = {
        let call = back.begin(name, Publisher.Element.self)
        call.hand(value)
        call.run(deliver)
        back.end(call)
      }
      guard back.hasFaults else { return deliverRecorded() }
      back.send(name, value, deliver, deliver: deliverRecorded)
    }
  }
}

extension InternedText {
  /// The name under which the values of a publisher arrive: `rows(_ value:)` for `rows`.
  fileprivate init(delivering message: StaticString) {
    let requirement = InternedText(message)
    self = InternedText.delivered.locked { known in
      if let name = known[requirement] { return name }
      let base = requirement.text.prefix { $0 != "(" }
      let name = InternedText(copying: "\(base)(_ value:)")
      known[requirement] = name
      return name
    }
  }

  private static let delivered = Locked<[InternedText: InternedText]>([:])
}
