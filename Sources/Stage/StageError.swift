/// Why an action cannot be done.
public enum StageError: Error, Equatable {
  /// Nothing is on the screen yet.
  case nothingOnScreen(Action)
  /// The module is on the stage already.
  case alreadyOpen
  /// The module was closed.
  case closed
  /// There is no row of that number.
  case noRow(Int, count: Int)
  /// No row says so.
  case noRowLabelled(String, rows: [String])
  /// No button says so.
  case noButton(String, buttons: [String])
  /// There is no screen below this one.
  case nothingToGoBackTo(title: String)
}

// MARK: - CustomStringConvertible

extension StageError: CustomStringConvertible {
  /// What is wrong, and what to type next.
  public var description: String {
    switch self {
    case .nothingOnScreen(let action): action.complaint
    case .alreadyOpen: "The module is on the screen already.  screen  shows it."
    case .closed: "The module is closed.  reload  makes a new one."
    case .noRow(let row, let count): StageError.noRow(row, count)
    case .noRowLabelled(let label, let rows):
      "No row says \"\(label)\". " + StageError.choice(of: rows, command: "tap")
    case .noButton(let label, let buttons):
      "No button says \"\(label)\". " + StageError.choice(of: buttons, command: "press")
    case .nothingToGoBackTo(let title):
      "\(title) is the first screen; there is none to go back to.  close  leaves it."
    }
  }

  private static func noRow(_ row: Int, _ count: Int) -> String {
    switch count {
    case 0: "There is no row to tap on this screen.  screen  shows it."
    case 1: "There is no such row; there is only row 1.  tap 1"
    case _ where row == .max: "There is no such row; rows are 1 to \(count).  tap 1"
    default: "There is no row \(row); rows are 1 to \(count).  tap 1"
    }
  }

  private static func choice(of labels: [String], command: String) -> String {
    guard let first = labels.first else {
      return "There is none on this screen.  screen  shows it."
    }
    return
      "\(labels.count == 1 ? "There is" : "There are"): \(labels.joined(separator: ", ")).  \(command) \"\(first)\""
  }
}

extension Action {
  fileprivate var complaint: String {
    switch self {
    case .tap, .tapLabel:
      "Nothing is on the screen, so there is nothing to tap. Type  open  first."
    case .press: "Nothing is on the screen, so there is nothing to press. Type  open  first."
    case .back: "Nothing is on the screen, so there is nothing to leave. Type  open  first."
    case .open, .close: "Nothing is on the screen. Type  open  first."
    }
  }
}
