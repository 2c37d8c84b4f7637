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
