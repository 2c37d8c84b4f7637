import LessonKit
import Traces

/// A laboratory with prepared answers: known commands add events or nothing, all others fail.
final class ReplayedStage {
  private let replies: [String: [Event]]
  private var trace = Trace(lanes: ProductsTrace.lanes)

  init(adding replies: [String: [Event]] = [:]) {
    let known: [String: [Event]] = [
      "open": ProductsTrace.open, "tap 1": ProductsTrace.tap(1), "tap 2": ProductsTrace.tap(2),
      "screen": [], "load products viper": [],
    ]
    self.replies = known.merging(replies) { $1 }
  }

  /// Runs a command; returns whether it is known.
  func run(_ command: String) -> Bool {
    if command.hasPrefix("load ") { trace.events = [] }
    guard let events = replies[command] else { return false }
    trace.events += events
    return true
  }

  /// The trace so far.
  var now: Trace { trace }

  /// The host that lets a verifier use this stage.
  var host: LessonHost {
    LessonHost(
      start: { self.trace.events = [] },
      run: { command in
        let ok = self.run(command)
        return (output: ok ? "" : "There is no command \(command).", ok: ok)
      },
      observe: { Observation(trace: self.now) }
    )
  }
}
