import LessonKit
import Traces

/// A laboratory that has learned its answers by heart: some commands bring events, some nothing,
/// and all others cannot be done.
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

  /// Runs a command and says whether it could be done.
  func run(_ command: String) -> Bool {
    if command.hasPrefix("load ") { trace.events = [] }
    guard let events = replies[command] else { return false }
    trace.events += events
    return true
  }

  /// What has happened so far.
  var now: Trace { trace }

  /// This stage as a lesson's proof needs it.
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
