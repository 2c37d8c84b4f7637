import CollaborationRules
import Comparison
import Stage
import Traces

extension LoadedModule {
  /// What the rules are given to judge: what was said, as far as it may be seen, what the scenarios
  /// say, and what stands in the source.
  ///
  /// The rehearsal is that of the variant whose code runs; it is made where none is given.
  func evidence(_ visible: Trace? = nil, rehearsal: Rehearsal? = nil) -> Evidence {
    let rehearsal = rehearsal ?? Rehearsal(of: module, running)
    return Evidence(
      visible ?? trace,
      scenarios: rehearsal.traces,
      entities: running.entities,
      source: SourceFacts(of: running, in: module),
      pending: pending.count,
      again: isClosed ? watchedByAnother : nil
    )
  }

  /// The same done once more, without what is wrong with the recorder.
  private var watchedByAnother: Trace {
    let faults = faults.filter { !$0.place.isOfRecorder }
    let again = LoadedModule(module, variant, given: condition, faults: faults)
    _ = again.replay(done)
    return again.trace
  }
}
