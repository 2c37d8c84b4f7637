import Stage
import Traces

extension ArchitectureComparison.Entry {
  /// The recorded objects that were created in the run, except the Store, the data source that all variants share.
  package var ownObjects: [Participant] { RunTrace(scenarioRun.trace).ownObjects }

  /// The objects of `ownObjects` that neither sent nor received a call or an answer in the run.
  package var silentObjects: [Participant] {
    let speaking = Set(
      scenarioRun.trace.rows.filter { $0.isMessage || $0.isAnswer }
        .flatMap(\.participants)
    )
    return ownObjects.filter { !speaking.contains($0) }
  }

  /// The numbers of objects, messages and any bindings: "4 objects of its own (Router silent); 5 messages, 1 with the Store".
  ///
  /// For an excluded variant, the summary is the reason of its exclusion.
  package var summary: String {
    if let exclusion { return "no numbers: \(exclusion)" }
    let silent = silentObjects.map(\.name).joined(separator: ", ")
    let objects = "\(ownObjects.count.counted("object")) of its own"
    let run = RunTrace(scenarioRun.trace, from: played.source.outline)
    var messages = run.messages.count.counted("message")
    messages += ", \(run.messages.count(where: \.involvesStore)) with the Store"
    if !run.bindings.isEmpty { messages += "; \(run.bindings.count.counted("binding"))" }
    return "\(objects)\(silent.isEmpty ? "" : " (\(silent) silent)"); \(messages)"
  }
}
