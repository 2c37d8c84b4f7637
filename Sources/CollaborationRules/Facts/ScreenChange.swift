import Traces

extension Event {
  /// What becomes of a screen.
  enum ScreenChange {
    case comes(Participant)
    case goes(Participant)
    /// The screen is away; a change `goes` may have said so before.
    case isGone(Participant)
  }

  /// Whether the stage, or the system in an app, says that a screen comes or goes.
  var screenChange: ScreenChange? {
    guard kind == .stage || kind == .call && sender == nil, let screen = receiver, screen.isScreen
    else { return nil }
    switch message?.baseName {
    case "viewWillDisappear", "onDisappear": return .goes(screen)
    case "viewDidDisappear": return kind == .stage ? nil : .isGone(screen)
    case "viewWillAppear", "onAppear": return .comes(screen)
    case "viewDidAppear": return kind == .stage ? nil : .comes(screen)
    default: return nil
    }
  }
}
