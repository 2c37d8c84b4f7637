import Stage
import TraceRecording

/// A lock that blocks the to-dos until the right PIN is entered.
@Doubled
public protocol TodoLockProtocol: AnyObject {
  /// Whether the lock is open, so that to-dos may be opened.
  var isOpen: Bool { get }
  /// Opens the lock if the PIN is right; returns whether the lock is open.
  func open(with pin: String) -> Bool
}

/// A lock that stays open after the first right PIN.
@Role(.store)
public final class TodoLock: TodoLockProtocol {
  /// Whether the lock is open, so that to-dos may be opened.
  public private(set) var isOpen: Bool
  private let pin: String?

  /// Makes a lock; a lock without a PIN is open.
  public init(pin: String? = nil) {
    self.pin = pin
    isOpen = pin == nil
  }

  /// Opens the lock if the PIN is right; returns whether the lock is open.
  public func open(with pin: String) -> Bool {
    isOpen = isOpen || pin == self.pin
    return isOpen
  }
}

extension Surroundings {
  /// Makes the lock for the condition of a scenario: with the PIN 2580 if `locked`, else open.
  public func makeTodoLock() -> any TodoLockProtocol {
    TodoLock(pin: condition == "locked" ? "2580" : nil)
  }
}

/// The form that asks for the PIN.
public enum TodoPINForm {
  /// Returns an alert with one field; its title says whether the last PIN was wrong.
  public static func alert(
    again: Bool,
    onConfirm: @escaping (_ pin: String) -> Void
  ) -> AlertController {
    let alert = AlertController(title: again ? "Wrong PIN" : "PIN")
    alert.addTextField { $0.placeholder = "PIN" }
    let field = alert.textFields[0]
    alert.addAction(AlertAction(title: "Confirm") { _ in onConfirm(field.text ?? "") })
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    return alert
  }
}
