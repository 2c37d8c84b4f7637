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
      let title = visible.title ?? "This"
      let stack = visible.screenStack
      let isBelow = stack.map { $0.screens.count > 1 } ?? false
      guard isBelow || visible !== stage.front else {
        throw StageError(
          "\(title) is the first screen; there is none to go back to.  close  leaves it."
        )
      }
      if !isBelow, visible.sheet?.staysOpen == true {
        throw StageError(
          "\(title) cannot be swiped away (isModalInPresentation).  screen  shows its buttons."
        )
      }
      return StageGesture(on: visible) { [weak visible] in
        guard isBelow else { visible?.swipeAway(); return }
        stack?.pop()
      }
    }
  }
}
