/// Something a person can do to a screen.
public enum Action: Hashable, Sendable {
  /// Put the module on the stage.
  case open
  /// Tap the row of that number, from 1.
  case tap(row: Int)
  /// Tap the row that says so.
  case tapLabel(String)
  /// Press the button that says so.
  case press(String)
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
    case .press(let label): "press \(label.quotedIfNeeded)"
    case .back: "back"
    case .close: "close"
    }
  }
}

extension String {
  fileprivate var quotedIfNeeded: String {
    contains(" ") || isEmpty ? "\"\(self)\"" : self
  }
}
