import Traces

/// A fault of a reference, which affects the next assignment to the reference.
public enum LinkFault: String, Sendable, CaseIterable {
  /// A refused assignment, as if its line were missing.
  case `nil`
  /// A strong reference to the target, although the property is weak or unowned.
  case strong
  /// A weak reference to the target; has no effect on a property that cannot be nil.
  case weak
  /// An unowned reference to the target, except that a message to a released target is lost instead of ending the
  /// program; has no effect on a property that cannot be nil.
  case unowned
}

extension LinkFault {
  /// Whether the fault keeps the reference from retaining its target.
  var weakens: Bool { self == .weak || self == .unowned }

  /// The strength that the fault gives to the reference; nil if the assignment is refused.
  var strength: Seam.Strength? { Seam.Strength(rawValue: rawValue) }
}

/// The reference that a fault or a double uses in place of the property.
///
/// Unchecked, as all fields are constant but the weak reference, which the runtime clears for all threads.
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
