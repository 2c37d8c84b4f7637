extension ActionKind {
  static let open = ActionKind(
    "open",
    verb: nil,
    summary: "Puts the module on the screen",
    example: ActionExample("open", after: "load about"),
    help: "Puts the module on the stage; the stage calls viewDidLoad, as UIKit would."
  ) { .open }
}

extension Action {
  /// The action of putting the loaded module on the stage, so that its first screen appears.
  public static var open: Action {
    Action(.open) { stage throws(StageError) in
      if stage.isClosed { throw .closed }
      if stage.container != nil { throw .alreadyOpen }
      guard let root = stage.root else { throw .nothingOnScreen(for: .open) }
      return StageGesture(on: root.first, calling: "calls viewDidLoad") { [weak root] in
        guard let root else { return }
        stage.container = root as? any ScreenContainer ?? root.stackAround
        stage.root = nil
      }
    }
  }
}

extension StageError {
  /// The error that the module is already on the stage.
  public static let alreadyOpen = StageError(
    "The module is on the screen already.  screen  shows it."
  )
}

extension ViewController {
  /// The visible screen of this container; this controller itself if it is no container or an empty one.
  var first: ViewController { front ?? self }

  fileprivate var stackAround: any ScreenStack {
    (self as? any StackMaking)?.makeStack() ?? NavigationController(rootViewController: self)
  }
}
