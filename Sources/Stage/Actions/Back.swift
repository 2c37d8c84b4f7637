extension ActionKind {
  static let back = ActionKind(
    "back",
    purpose: "leave",
    summary: "Leaves the screen for the one below it",
    example: ActionExample("back", after: "load products; open; tap 1"),
    help: "Leaves the screen for the one below it."
  ) { .back }
}

extension Action {
  /// Leave the screen for the one below it.
  public static var back: Action {
    Action(.back) { stage, visible throws(StageError) in
      if visible is any Question { throw .alertIsOpen(title: visible.title ?? "") }
      let navigation = visible.navigationController
      let isBelow = navigation.map { $0.viewControllers.count > 1 } ?? false
      guard isBelow || visible !== stage.navigation?.topViewController else {
        throw .nothingToGoBackTo(title: visible.title ?? "This")
      }
      return StageGesture(on: visible) { [weak visible] in
        guard isBelow else { visible?.dismiss(animated: true); return }
        navigation?.popViewController(animated: true)
      }
    }
  }
}

extension StageError {
  /// There is no screen below this one.
  public static func nothingToGoBackTo(title: String) -> StageError {
    StageError("\(title) is the first screen; there is none to go back to.  close  leaves it.")
  }
}
