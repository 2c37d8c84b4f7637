import Traces

/// What can be made to go wrong with a reference, from the moment it is set.
public enum LinkFault: String, Sendable, CaseIterable {
  /// The assignment is refused, as if its line had been forgotten.
  case `nil`
  /// It keeps alive what it points to, though it is declared weak.
  case strong
  /// It does not keep alive what it points to. A reference that is never nil stays strong.
  case weak
  /// It does not keep alive what it points to, and is read as if it did. Where Swift would end the
  /// program, since what it points to is gone, the message is lost. A reference that is never nil
  /// stays strong.
  case unowned
}

extension LinkFault {
  /// Whether the reference no longer keeps alive what it points to.
  var weakens: Bool { self == .weak || self == .unowned }

  /// What the reference is made to be; nil where the assignment is refused.
  var strength: Seam.Strength? { Seam.Strength(rawValue: rawValue) }
}

/// The reference that a fault uses instead of the property.
///
/// Unchecked, as nothing in it is set after it was made but the weak reference, which the runtime clears
/// for all threads; the object itself is used where the reference would be.
final class FaultyReference: @unchecked Sendable {
  let kind: LinkFault
  private let strong: AnyObject?
  private(set) weak var weak: AnyObject?

  init(_ kind: LinkFault, _ target: AnyObject?) {
    self.kind = kind
    strong = kind == .strong ? target : nil
    weak = kind.weakens ? target : nil
  }

  /// The object, however it is referenced.
  var held: AnyObject? { strong ?? weak }
}
