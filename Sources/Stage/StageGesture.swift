/// What an action does to the objects on the stage.
struct StageGesture {
  /// Who is acted on, as the row says.
  weak let receiver: AnyObject?
  /// The UIKit-shaped call behind it, as the row's remark.
  let words: String?
  let body: () -> Void

  init(on receiver: AnyObject?, calling words: String? = nil, _ body: @escaping () -> Void) {
    self.receiver = receiver
    self.words = words
    self.body = body
  }
}

extension HeadlessStage {
  /// What an action does, or why it cannot be done now.
  func gesture(for action: Action) throws(StageError) -> StageGesture {
    if case .wait(let milliseconds) = action, navigation != nil || isClosed {
      return try waiting(milliseconds)
    }
    if isClosed { throw .closed }
    guard let navigation, let visible = navigation.visibleViewController else {
      if action == .open, let root { return opening(root) }
      throw .nothingOnScreen(action)
    }
    return try gesture(for: action, on: visible, in: navigation)
  }

  private func gesture(
    for action: Action,
    on visible: ViewController,
    in navigation: NavigationController
  ) throws(StageError) -> StageGesture {
    switch action {
    case .open: throw .alreadyOpen
    case .tap(let row): return try tapping(row: row, on: visible)
    case .tapLabel(let label): return try tapping(label: label, on: visible)
    case .delete(let row): return try deleting(row: row, on: visible)
    case .press(let label): return try pressing(label, on: visible)
    case .type(let text, let field): return try typing(text, into: field, on: visible)
    case .confirm: return try answering(action, confirming: true, on: visible)
    case .cancel: return try answering(action, confirming: false, on: visible)
    case .refresh: return try refreshing(visible)
    case .wait(let milliseconds): return try waiting(milliseconds)
    case .back: return try goingBack(from: visible, in: navigation)
    case .close: return StageGesture(on: navigation.topViewController) { self.close() }
    }
  }
}

// MARK: - The whole screen

extension HeadlessStage {
  private func opening(_ root: ViewController) -> StageGesture {
    StageGesture(on: root, calling: "calls viewDidLoad") {
      let navigation = NavigationController(rootViewController: root)
      self.navigation = navigation
      self.executor = navigation.executor
      self.root = nil
    }
  }

  private func goingBack(
    from visible: ViewController,
    in navigation: NavigationController
  ) throws(StageError) -> StageGesture {
    if let alert = visible as? AlertController { throw .alertIsOpen(title: alert.title ?? "") }
    guard let top = navigation.topViewController, navigation.viewControllers.count > 1 else {
      throw .nothingToGoBackTo(title: visible.title ?? "This")
    }
    return StageGesture(on: top) { navigation.popViewController(animated: true) }
  }

  private func waiting(_ milliseconds: Int?) throws(StageError) -> StageGesture {
    guard let time = milliseconds ?? pending.first else { throw .nothingDue }
    let end = clock.now + time
    return StageGesture(on: nil) { self.run(until: end) }
  }
}
