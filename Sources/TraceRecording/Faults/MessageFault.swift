/// A fault of messages, injected by `Recorder.inject`.
///
/// Messages can be dropped, doubled, delayed, reordered and moved only if their method has no result, does not throw,
/// is not `async`, and has no `inout` parameter and no non-escaping closure. A method can throw only errors of its
/// declared type. Other messages are not affected: see `Recorder.idleFaults`.
public enum MessageFault: Sendable {
  /// A message that is not delivered.
  case drop
  /// A message that is delivered twice.
  case double
  /// A message that is delivered a number of milliseconds later.
  case delay(Int)
  /// A message that is delivered after the next one between the same participants, or when the action ends.
  case reorder
  /// A message that is delivered on another executor: `main`, or the name of a queue.
  case move(to: String)
  /// A message with other arguments, each a text under its label or parameter name; works only through a protocol that
  /// is `@Doubled`.
  case rewrite([String: String])
  /// A call that throws this error instead of running the method's body.
  case `throw`(any Error)

  var error: (any Error)? {
    if case .throw(let error) = self { error } else { nil }
  }

  /// Whether the fault changes when, where or how often a message without a result is delivered.
  var isOfDelivery: Bool {
    switch self {
    case .drop, .double, .delay, .reorder, .move: true
    case .rewrite, .throw: false
    }
  }

  var name: String {
    switch self {
    case .drop: "drop"
    case .double: "double"
    case .delay: "delay"
    case .reorder: "reorder"
    case .move: "move"
    case .rewrite: "rewrite"
    case .throw: "throw"
    }
  }
}
