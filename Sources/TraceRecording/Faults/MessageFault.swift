/// What can be made to go wrong with a message.
///
/// Only methods without a result can be dropped, doubled, delayed, reordered or moved, and only
/// where they neither throw nor wait, and take no `inout` argument and no closure that must not
/// escape. Only what throws an error of its type can be made to throw it. All other messages are
/// left alone: see `Recorder.idleFaults`.
public enum MessageFault: Sendable {
  /// It is not delivered.
  case drop
  /// It is delivered twice.
  case double
  /// It is delivered later, by a number of milliseconds.
  case delay(Int)
  /// It is delivered after the next message between the same two, or when the action ends.
  case reorder
  /// It is delivered on another executor.
  case move(to: String)
  /// It is delivered with other values, written as text, by their labels or parameters' names; only
  /// through a protocol that is `@Doubled`.
  case rewrite([String: String])
  /// The call throws this error instead of running.
  case `throw`(any Error)
}

extension MessageFault {
  /// What the call throws, if it is made to throw.
  var error: (any Error)? {
    if case .throw(let error) = self { error } else { nil }
  }

  /// Whether it changes when, where or whether a message without a result is delivered.
  var isOfDelivery: Bool {
    switch self {
    case .drop, .double, .delay, .reorder, .move: true
    case .rewrite, .throw: false
    }
  }
}

extension MessageFault {
  /// The word for it.
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
