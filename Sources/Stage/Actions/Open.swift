extension ActionKind {
  static let open = ActionKind(
    word: "open",
    summary: "Puts the module on the screen",
    example: (line: "open", before: "load about"),
    help: "Puts the module on the stage; the stage calls viewDidLoad, as UIKit would."
  ) { _ in .open }
}

extension Action {
  /// The action of putting the loaded module on the stage, so that its first screen appears.
  public static var open: Action {
    Action(.open) { stage throws(StageError) in
      if stage.isClosed { throw .closed }
      if stage.container != nil {
        throw StageError("The module is on the screen already.  screen  shows it.")
      }
      guard let root = stage.root else { throw .nothingOnScreen(for: .open) }
      return StageGesture(on: root.first, calling: root.loadingRemark) { [weak root] in
        guard let root else { return }
        stage.container = root as? any ScreenContainer ?? root.stackAround
        stage.root = nil
      }
    }
  }
}

extension ViewController {
  /// The visible screen of this container; this controller itself if it is no container or an empty one.
  var first: ViewController { front ?? self }

  /// The remark beside `open` in the trace: the first call by which the stage loads this controller.
  fileprivate var loadingRemark: String {
    if let container = self as? any ScreenContainer, !container.isPlain {
      return "calls \(type(of: container)).viewDidLoad"
    }
    let name = "\(first.loading)"
    return name.hasSuffix("()") ? "calls \(name.dropLast(2))" : "reads \(name)"
  }

  fileprivate var stackAround: any ScreenStack {
    (self as? any StackMaking)?.makeStack() ?? NavigationController(rootViewController: self)
  }
}
