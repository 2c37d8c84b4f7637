/// Something a person can do to a screen.
public enum Action: Hashable, Sendable {
  /// Put the module on the stage.
  case open
  /// Tap the row of that number, from 1.
  case tap(row: Int)
  /// Tap the row that says so.
  case tapLabel(String)
  /// Swipe the row of that number away, from 1.
  case delete(row: Int)
  /// Press the button that says so.
  case press(String)
  /// Type a text into the field of that name; it replaces what stood there.
  case type(String, into: String)
  /// Press the button of an alert that does what the alert is about.
  case confirm
  /// Press the button of an alert that leaves all as it is.
  case cancel
  /// Pull the list down.
  case refresh
  /// Let that many milliseconds pass; nil stands for as many as the next thing that is due takes.
  case wait(milliseconds: Int?)
  /// Leave the screen for the one below it.
  case back
  /// Take the module off the stage.
  case close
}

// MARK: - CustomStringConvertible

extension Action: CustomStringConvertible {
  /// The words at the prompt: `tap 1`.
  public var description: String {
    switch self {
    case .open: "open"
    case .tap(let row): "tap \(row)"
    case .tapLabel(let label): "tap \(label.quotedIfNeeded)"
    case .delete(let row): "delete \(row)"
    case .press(let label): "press \(label.quotedIfNeeded)"
    case .type(let text, let field): "type \(field.quotedIfNeeded) \(text.quotedIfNeeded)"
    case .confirm: "confirm"
    case .cancel: "cancel"
    case .refresh: "refresh"
    case .wait(let milliseconds): milliseconds.map { "wait \($0)ms" } ?? "wait"
    case .back: "back"
    case .close: "close"
    }
  }
}

extension String {
  fileprivate var quotedIfNeeded: String {
    guard isEmpty || contains(where: { " ;#'\"\\".contains($0) }) else { return self }
    return "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
