import Traces

/// Which screens were left, and when, as far as the stage has said so.
struct ScreenStack {
  /// A time during which a screen was not on the stack, by places in the trace.
  private struct Absence {
    let start: Int
    var end = Int.max
  }

  private var absences: [Participant: [Absence]] = [:]
  private var stack: [Participant] = []
  /// The screen that was told that it disappears, until it is known why.
  private var leaving: (screen: Participant, place: Int)?

  /// Follows what the stage says: a screen that another one covers is not left.
  init(_ trace: Trace) {
    for (place, event) in trace.events.enumerated() {
      if event.kind == .action { leaveForGood() }
      guard event.kind == .stage, let screen = event.receiver else { continue }
      switch event.message?.baseName {
      case "viewWillDisappear": leaving = (screen, place)
      case "viewWillAppear": show(screen, at: place)
      default: break
      }
    }
    leaveForGood()
  }
}

extension ScreenStack {
  /// Where in the trace a screen was left for good or for now, if it is away at a place.
  func departure(of screen: Participant, before place: Int) -> Int? {
    absences[screen]?.last { $0.start < place && $0.end > place }?.start
  }

  /// The screens that are on the stack at the end.
  var atEnd: [Participant] { stack }

  private mutating func show(_ screen: Participant, at place: Int) {
    let start = leaving?.place ?? place
    leaving = nil
    if let depth = stack.firstIndex(of: screen) {
      leave(stack[(depth + 1)...], at: start)
      stack.removeSubrange((depth + 1)...)
    } else {
      stack.append(screen)
    }
    guard var own = absences[screen], let last = own.indices.last else { return }
    own[last].end = min(own[last].end, place)
    absences[screen] = own
  }

  /// Takes off everything, where a screen disappeared and no other came.
  private mutating func leaveForGood() {
    guard let leaving else { return }
    leave(stack.contains(leaving.screen) ? stack[...] : [leaving.screen], at: leaving.place)
    stack = []
    self.leaving = nil
  }

  private mutating func leave(_ screens: ArraySlice<Participant>, at place: Int) {
    for screen in screens { absences[screen, default: []].append(Absence(start: place)) }
  }
}
