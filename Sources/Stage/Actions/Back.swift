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
      if let alert = visible as? AlertController { throw .alertIsOpen(title: alert.title ?? "") }
      guard let navigation = stage.navigation, navigation.viewControllers.count > 1 else {
        throw .nothingToGoBackTo(title: visible.title ?? "This")
      }
      return StageGesture(on: navigation.topViewController) {
        navigation.popViewController(animated: true)
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
