extension ActionKind {
  static let back = ActionKind(
    "back",
    verb: "leave",
    summary: "Leaves the screen for the one below it",
    example: ActionExample("back", after: "load products; open; tap 1"),
    help: "Leaves the screen for the one below it."
  ) { .back }
}

extension Action {
  /// Leaves the screen for the one below it.
  public static var back: Action {
    Action(.back) { stage, visible throws(StageError) in
      if visible is any Alert { throw .alertIsOpen(title: visible.title ?? "") }
      let stack = visible.screenStack
      let isBelow = stack.map { $0.screens.count > 1 } ?? false
      guard isBelow || visible !== stage.front else {
        throw .nothingToGoBackTo(title: visible.title ?? "This")
      }
      if !isBelow, visible.sheet?.staysOpen == true {
        throw .staysOpen(title: visible.title ?? "This")
      }
      return StageGesture(on: visible) { [weak visible] in
        guard isBelow else { visible?.swipeAway(); return }
        stack?.pop()
      }
    }
  }
}

extension StageError {
  /// The screen lies over another, and its module forbids swiping it away.
  public static func staysOpen(title: String) -> StageError {
    StageError(
      "\(title) cannot be swiped away (isModalInPresentation).  screen  shows its buttons."
    )
  }

  /// There is no screen below the visible one.
  public static func nothingToGoBackTo(title: String) -> StageError {
    StageError("\(title) is the first screen; there is none to go back to.  close  leaves it.")
  }
}
