import Traces

/// A fault of a reference, which affects each assignment to the reference after the fault was injected.
public enum LinkFault: String, Sendable, CaseIterable {
  /// An assignment that is refused, as if its line were missing; has no effect on a property that cannot be nil.
  case `nil`
  /// A strong reference to the target in a property that is weak or unowned; has no effect on a strong property.
  case strong
  /// A weak reference to the target; has no effect on a property that is weak or cannot be nil.
  case weak
  /// An unowned reference to the target, except that a message to a released target is lost instead of ending the
  /// program; has no effect on a property that cannot be nil.
  case unowned

  var weakens: Bool { self == .weak || self == .unowned }

  /// The strength that the fault gives to the reference; nil if the assignment is refused.
  var strength: Seam.Strength? { Seam.Strength(rawValue: rawValue) }
}

/// The reference that a fault or a double uses in place of the property.
///
/// Unchecked: all fields are constant except the weak reference, which the runtime may clear on any thread.
final class FaultyReference: @unchecked Sendable {
  let kind: LinkFault
  private let strong: AnyObject?
  private(set) weak var weak: AnyObject?

  init(_ kind: LinkFault, _ target: AnyObject?) {
    self.kind = kind
    strong = kind == .strong ? target : nil
    weak = kind.weakens ? target : nil
  }

  var held: AnyObject? { strong ?? weak }
}

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

/// A description of an injected fault of a reference or of messages.
public struct InjectedFault: Hashable, Sendable {
  /// The name of the fault, such as `drop` for messages or `nil` for a reference.
  public let name: String
  /// The faulty reference, or the pattern of the messages: `Presenter.view`, `Presenter -> View show`.
  public let target: String
  /// The number of the matching message that is affected, from 1; nil if each is, and for a fault of a reference.
  public let occurrence: Int?

  package init(name: String, target: String, occurrence: Int? = nil) {
    self.name = name
    self.target = target
    self.occurrence = occurrence
  }
}

extension InjectedFault: CustomStringConvertible {
  /// The fault with its target, such as `drop at Presenter -> View show, occurrence 2`.
  public var description: String {
    "\(name) at \(target)" + (occurrence.map { ", occurrence \($0)" } ?? "")
  }
}
