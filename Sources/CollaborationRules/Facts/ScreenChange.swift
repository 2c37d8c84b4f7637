import Traces

extension Event {
  enum ScreenChange {
    case comes(Participant)
    case goes(Participant)
    /// The end of the screen's disappearance, whose beginning may have been reported as `goes`.
    case isGone(Participant)
  }

  /// The appearance or disappearance that a call of the stage, or a call without a sender, reports to its screen; else nil.
  var screenChange: ScreenChange? {
    guard kind == .stage || kind == .call && sender == nil, let screen = receiver, screen.isScreen
    else { return nil }
    switch message?.baseName {
    case "viewWillDisappear", "onDisappear": return .goes(screen)
    case "viewDidDisappear": return .isGone(screen)
    case "viewWillAppear", "onAppear": return .comes(screen)
    case "viewDidAppear": return kind == .stage ? nil : .comes(screen)
    default: return nil
    }
  }
}
