import Traces

/// A fault of a reference, in effect from the next assignment on.
public enum LinkFault: String, Sendable, CaseIterable {
  /// Refuses the assignment, as if its line were missing.
  case `nil`
  /// Retains the target, although the property is weak.
  case strong
  /// Does not retain the target. Has no effect on a reference that cannot be nil.
  case weak
  /// Does not retain the target, as if the property were unowned. Where Swift would end the program since the target is
  /// gone, the message is lost instead. Has no effect on a reference that cannot be nil.
  case unowned
}

extension LinkFault {
  /// Whether the fault keeps the reference from retaining its target.
  var weakens: Bool { self == .weak || self == .unowned }

  /// The strength that the reference gets; nil where the assignment is refused.
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
