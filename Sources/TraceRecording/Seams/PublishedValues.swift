import CRecording
import Traces

/// A publisher whose values are recorded as messages from its owner to the subscriber.
///
/// A stored publisher is marked `@Seam`; a method that returns one needs no attribute. Each value is recorded as a message
/// `rows(_:)`, after the name of the property or method; the message causes the subscriber's work.
public protocol SeamPublisher {
  associatedtype Element
  /// Returns a publisher of the same values whose deliveries go through `send`.
  ///
  /// The result calls `send` with each published value. It then calls the delivery that `send` has returned: once, on the
  /// subscriber's queue, with the subscriber's work as its body.
  func delivering(through send: @escaping (Element) -> SeamDelivery) -> Self
}

/// The delivery of a published value that has not reached the subscriber yet.
public struct SeamDelivery {
  private let deliver: (@escaping () -> Void) -> Void

  /// Creates a delivery that passes the subscriber's work to `deliver`.
  public init(_ deliver: @escaping (_ body: @escaping () -> Void) -> Void) {
    self.deliver = deliver
  }

  /// A delivery that runs the subscriber's work at once and is not recorded.
  public static var direct: SeamDelivery { SeamDelivery { $0() } }

  /// Delivers the value: runs the subscriber's work here and now, unless a fault delays or drops it.
  public func callAsFunction(_ body: @escaping () -> Void) { deliver(body) }
}

extension _SeamLink {
  /// Runs a call that returns a publisher, and records the call and the values published later.
  ///
  /// - Throws: The error that `body` throws, or the error of a fault.
  @inlinable public func call<Arguments, Publisher: SeamPublisher, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    _ body: () throws(Failure) -> Publisher
  ) throws(Failure) -> Publisher {
    guard isOpen else { return try plainCall(message, arguments, body) }
    return publishing(message, try plainCall(message, arguments, body))
  }

  /// Runs a call and records it; selects the overload of `call` that does not look at the type of the result.
  @usableFromInline func plainCall<Arguments, Value, Failure: Error>(
    _ message: StaticString,
    _ arguments: Arguments,
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value { try call(message, arguments, body) }

  /// Returns the publisher of a property or method `message`, with its values recorded as messages back to the sender.
  public func publishing<Publisher: SeamPublisher>(_ message: StaticString, _ publisher: Publisher)
    -> Publisher
  {
    let reversed = reversed
    let name = InternedText(delivering: message)
    return publisher.delivering { value in
      let origin = recording_log_present_executor(reversed.recorder.log.raw)
      return SeamDelivery { reversed.deliver(name, value, from: origin, $0) }
    }
  }

  /// Runs `body`, which delivers a publisher's value or calls a closure, as a message from the executor `origin`, if known.
  func deliver<Value>(
    _ name: InternedText,
    _ value: Value,
    from origin: UInt16? = nil,
    _ body: @escaping () -> Void
  ) {
    guard isOpen else { return body() }
    let deliverRecorded = {
      let call = begin(name, Value.self, mayStop: true, from: origin)
      call.writePayload(value)
      if call.isLost { return }
      call.run(body)
      end(call)
    }
    guard hasFaults else { return deliverRecorded() }
    send(name, value, body, deliver: deliverRecorded)
  }
}

extension UnsafeMutablePointer<recording_head> {
  /// Returns whether a message was sent on an executor other than the present one; if so, names both in the record.
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
  /// Creates the name of the message that delivers values of a publisher: `rows(_ value:)` for `rows`.
  init(delivering message: StaticString) { self = InternedText.delivered[InternedText(message)] }

  private static let delivered = Memo<InternedText, InternedText> { requirement in
    let base = requirement.text.prefix { $0 != "(" }
    return InternedText(copying: "\(base)(_ value:)")
  }
}

// Values that are published to a screen that is no object.

extension Recorder {
  /// Records that an object publishes a value, as a message to a screen that is no object.
  ///
  ///     var rows: [String] = [] { didSet { Recorder.publish(rows, as: "rows", from: self) } }
  ///
  /// The row reads `Presenter -> Screen  rows(["Pen"])`. A publisher without a role has no row.
  public static func publish<Value>(
    _ value: Value,
    as name: StaticString,
    from publisher: AnyObject
  ) {
    guard recording_is_on(), let token = (publisher as? any _TracedRole)?.__participant,
      let own = token.registration, let member = own.recorder.isRecording ? own : own.successor()
    else { return }
    let link = _SeamLink(member.recorder, from: member.id, to: member.recorder.screenID)
    let call = link.begin(InternedText(delivering: name), Value.self)
    call.writePayload(value)
    link.end(call)
  }

  /// A value in place of a screen object: the registry finds the participant of a value by the value's type.
  private struct ScreenLane {}

  private var screenID: ParticipantID {
    registry.locked { registry in
      let lane = ScreenLane()
      if let id = registry.id(of: lane) { return id }
      let id = registry.register(Role("Screen", as: .view), type: "")
      registry.remember(lane, as: id)
      return id
    }
  }
}
