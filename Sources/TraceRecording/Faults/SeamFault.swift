import Traces

/// What can be made to go wrong with a reference, from the moment it is set.
public enum LinkFault: String, Sendable, CaseIterable {
  /// The assignment is refused: what nobody else holds is gone, as with the forgotten line.
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
  var strength: Seam.Strength? {
    switch self {
    case .nil: nil
    case .strong: .strong
    case .weak: .weak
    case .unowned: .unowned
    }
  }
}

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
  /// It is delivered so many milliseconds later.
  case delay(Int)
  /// It is delivered after the next message between the same two, or when the action ends.
  case reorder
  /// It is delivered on another executor.
  case move(to: String)
  /// The call throws this error instead of running.
  case `throw`(any Error)
}

extension MessageFault {
  /// What the call throws, if it is made to throw.
  var error: (any Error)? {
    if case .throw(let error) = self { error } else { nil }
  }
}

/// What stands instead of a reference while a fault holds.
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

  /// What it holds, one way or the other.
  var held: AnyObject? { strong ?? weak }
}
