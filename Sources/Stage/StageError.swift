/// Why an action cannot be done.
public enum StageError: Error, Equatable {
  /// Nothing is on the screen yet.
  case nothingOnScreen(Action)
  /// The module is on the stage already.
  case alreadyOpen
  /// The module was closed.
  case closed
  /// There is no row of that number.
  case noRow(Int, count: Int, command: String = "tap")
  /// No row says so.
  case noRowLabelled(String, rows: [String])
  /// No button says so.
  case noButton(String, buttons: [String])
  /// The row cannot be swiped away.
  case rowStays(Int)
  /// No field is called so.
  case noField(String, fields: [String])
  /// No alert asks anything.
  case noQuestion(Action)
  /// An alert must be answered first.
  case alertIsOpen(title: String)
  /// There is no list that can be pulled down.
  case cannotRefresh(title: String)
  /// Nothing waits for time to pass.
  case nothingDue
  /// Somebody wants everything to stop.
  case interrupted
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
    case .noRow(let row, let count, let command): StageError.noRow(row, count, command)
    case .noRowLabelled(let label, let rows):
      "No row says \"\(label)\". " + StageError.choice(of: rows, command: "tap")
    case .noButton(let label, let buttons):
      "No button says \"\(label)\". " + StageError.choice(of: buttons, command: "press")
    case .rowStays(let row): "Row \(row) cannot be deleted by swiping.  screen  shows the screen."
    case .noField(let name, let fields):
      "No field is called \"\(name)\". " + StageError.choice(of: fields, command: "type", " TEXT")
    case .noQuestion(let action):
      "No alert is open, so there is nothing to \(action).  screen  shows the screen."
    case .alertIsOpen(let title):
      "\(title) must be answered first.  confirm  or  cancel  does that."
    case .cannotRefresh(let title):
      "\(title) has no list that can be pulled down.  screen  shows it."
    case .nothingDue:
      "Nothing is due, so there is nothing to wait for.  wait 100ms  lets time pass."
    case .interrupted: "Stopped, as somebody asked for."
    case .nothingToGoBackTo(let title):
      "\(title) is the first screen; there is none to go back to.  close  leaves it."
    }
  }

  private static func noRow(_ row: Int, _ count: Int, _ command: String) -> String {
    switch count {
    case 0: "There is no row to \(command) on this screen.  screen  shows it."
    case 1: "There is no such row; there is only row 1.  \(command) 1"
    case _ where row == .max: "There is no such row; rows are 1 to \(count).  \(command) 1"
    default: "There is no row \(row); rows are 1 to \(count).  \(command) 1"
    }
  }

  /// How many labels are named at most.
  private static let longestChoice = 8

  private static func choice(
    of labels: [String],
    command: String,
    _ rest: String = ""
  ) -> String {
    guard let first = labels.first else {
      return "There is none on this screen.  screen  shows it."
    }
    let named = labels.prefix(longestChoice).joined(separator: ", ")
    let others = labels.count - longestChoice
    let more = others > 0 ? " and \(others) more" : ""
    let verb = labels.count == 1 ? "There is" : "There are"
    return "\(verb): \(named)\(more).  \(command) \"\(first)\"\(rest)"
  }
}

extension Action {
  /// Why it is too early for it.
  fileprivate var complaint: String {
    let deed =
      switch self {
      case .tap, .tapLabel: "tap"
      case .delete: "delete"
      case .press: "press"
      case .type: "type into"
      case .confirm, .cancel: "answer"
      case .refresh: "refresh"
      case .wait: "wait for"
      case .back: "leave"
      case .open, .close: ""
      }
    if deed.isEmpty { return "Nothing is on the screen. Type  open  first." }
    return "Nothing is on the screen, so there is nothing to \(deed). Type  open  first."
  }
}
