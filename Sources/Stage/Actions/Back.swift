extension ActionKind {
  static let back = ActionKind(
    word: "back",
    verb: "leave",
    summary: "Leaves the screen for the one below it",
    example: (line: "back", before: "load products; open; tap 1"),
    help: "Leaves the screen for the one below it."
  ) { _ in .back }
}

extension Action {
  /// The action of leaving the visible screen: it is popped from its stack, or swiped away if it is presented over another.
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
  /// The error that the screen with this title cannot be swiped away, because its module forbids it.
  public static func staysOpen(title: String) -> StageError {
    StageError(
      "\(title) cannot be swiped away (isModalInPresentation).  screen  shows its buttons."
    )
  }

  /// The error that `back` is impossible because the visible screen, with this title, is the first one.
  public static func nothingToGoBackTo(title: String) -> StageError {
    StageError("\(title) is the first screen; there is none to go back to.  close  leaves it.")
  }
}
