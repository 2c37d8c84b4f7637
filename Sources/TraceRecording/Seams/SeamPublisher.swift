import CRecording

/// A publisher whose values are messages back, from its owner to the subscriber.
///
/// A stored one is marked `@Seam`; a method that hands one out needs nothing. Each value that arrives is recorded as
/// `rows(_:)`, after the name of the method, and what the subscriber does then happens inside it.
public protocol SeamPublisher {
  associatedtype Element
  /// The same publisher, which asks `send` for a delivery as soon as a value is published, and runs
  /// through it, once, what the subscriber does with the value, on the queue where it arrives.
  func delivering(through send: @escaping (Element) -> SeamDelivery) -> Self
}

/// A value that was published and has not reached the subscriber yet.
public struct SeamDelivery {
  private let deliver: (@escaping () -> Void) -> Void

  /// Makes a delivery that does this with what the subscriber would do.
  public init(_ deliver: @escaping (_ body: @escaping () -> Void) -> Void) {
    self.deliver = deliver
  }

  /// A delivery that is not recorded.
  public static var direct: SeamDelivery { SeamDelivery { $0() } }

  /// Delivers the value: runs what the subscriber does with it, now and here, unless a fault
  /// strikes.
  public func callAsFunction(_ body: @escaping () -> Void) { deliver(body) }
}

extension _SeamLink {
  /// Runs a call that gives a publisher, and records it and what will be published.
  ///
  /// - Throws: The error that `body` throws, or the one of a fault.
  @inlinable public func call<Arguments, Publisher: SeamPublisher, Failure: Error>(
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
  ) throws(Failure) -> Value { try call(message, arguments, body) }

  /// A publisher whose values are recorded on the way back.
  public func publishing<Publisher: SeamPublisher>(_ message: StaticString, _ publisher: Publisher)
    -> Publisher
  {
    let back = back
    let name = InternedText(delivering: message)
    return publisher.delivering { value in
      let origin = recording_log_present_executor(back.recorder.log.raw)
      return SeamDelivery { back.deliver(name, value, from: origin, $0) }
    }
  }

  /// Delivers what a publisher or a closure hands back, and that may have been sent on another executor.
  func deliver<Value>(
    _ name: InternedText,
    _ value: Value,
    from origin: UInt16? = nil,
    _ body: @escaping () -> Void
  ) {
    guard isOpen else { return body() }
    let deliverRecorded = {
      let call = begin(name, Value.self, mayStop: true, from: origin)
      call.hand(value)
      if call.isLost { return }
      call.run(body)
      end(call)
    }
    guard hasFaults else { return deliverRecorded() }
    send(name, value, body, deliver: deliverRecorded)
  }
}

extension UnsafeMutablePointer<recording_head> {
  /// Whether the message of a record was sent on another executor than the one where it is
  /// delivered now; the record then says both.
  func moves(from origin: UInt16) -> Bool {
    guard origin != pointee.executor, pointee.loss == 0 else { return false }
    let mark = Record.mark(ofExecutor: Int(pointee.executor))
    if mark > 0 {
      pointee.loss = mark
      pointee.executor = origin
    }
    return true
  }
}

extension InternedText {
  /// The name under which the values of a publisher arrive: `rows(_ value:)` for `rows`.
  init(delivering message: StaticString) { self = InternedText.delivered[InternedText(message)] }

  private static let delivered = Memo<InternedText, InternedText> { requirement in
    let base = requirement.text.prefix { $0 != "(" }
    return InternedText(copying: "\(base)(_ value:)")
  }
}
