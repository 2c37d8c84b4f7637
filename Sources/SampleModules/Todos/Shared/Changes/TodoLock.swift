import Stage
import TraceRecording

/// What keeps the to-dos shut until somebody knows the PIN.
@Doubled
public protocol TodoLockProtocol: AnyObject {
  /// Whether to-dos may be opened.
  var isOpen: Bool { get }
  /// Opens it, if the PIN is right, and says whether it is open.
  func open(with pin: String) -> Bool
}

/// A lock that stays open once it was opened.
@Role(.store)
public final class TodoLock: TodoLockProtocol {
  /// Whether to-dos may be opened.
  public private(set) var isOpen: Bool
  private let pin: String?

  /// Makes a lock; one without a PIN is open.
  public init(pin: String? = nil) {
    self.pin = pin
    isOpen = pin == nil
  }

  /// Opens it, if the PIN is right, and says whether it is open.
  public func open(with pin: String) -> Bool {
    isOpen = isOpen || pin == self.pin
    return isOpen
  }
}

extension Surroundings {
  /// The lock that a scenario asks for: with a PIN, or open.
  public func makeTodoLock() -> any TodoLockProtocol {
    TodoLock(pin: condition == "locked" ? "2580" : nil)
  }
}
