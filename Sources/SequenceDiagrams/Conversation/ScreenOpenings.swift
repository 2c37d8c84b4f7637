import Traces

/// Decides which of the stage's calls are told: those that show a screen, unless an action said so.
///
/// An action reads `open (calls viewDidLoad)`; for the first such call after it nothing is added.
struct ScreenOpenings {
  private var announcement = ""

  /// Whether the next event is a call by which the stage shows a screen, and news.
  mutating func isTold(_ event: Event) -> Bool {
    if event.kind == .action { announcement = event.text }
    guard event.kind == .stage, event.number == nil, event.message?.baseName == "viewDidLoad" else {
      return false
    }
    defer { announcement = "" }
    return !announcement.contains("calls viewDidLoad")
  }
}
