import Stage
import Traces

extension ArchitectureComparison.Entry {
  /// The participants created in the run, without the Store.
  package var ownObjects: [Participant] {
    var objects: [Participant] = []
    for event in scenarioRun.trace.events where event.kind == .created {
      objects += event.objects.filter { !$0.isStore && !objects.contains($0) }
    }
    return objects
  }

  /// The own objects that neither sent nor received a message or an answer.
  package var silentObjects: [Participant] {
    let speaking = Set(
      scenarioRun.trace.rows.filter { $0.isMessage || $0.isAnswer }
        .flatMap(\.participants)
    )
    return ownObjects.filter { !speaking.contains($0) }
  }

  /// The figures in one line: "4 objects of its own (Router silent); 5 messages, 1 with the Store".
  ///
  /// They are counted as in the table. Of an excluded variant, the reason of the exclusion.
  package var summary: String {
    if let exclusion { return "no numbers: \(exclusion)" }
    let silent = silentObjects.map(\.name).joined(separator: ", ")
    let objects = "\(ownObjects.count.counted("object")) of its own"
    let run = RunTrace(scenarioRun.trace)
    var messages = run.messages.count.counted("message")
    messages += ", \(run.messages.count(where: \.involvesStore)) with the Store"
    if !run.bindings.isEmpty { messages += "; \(run.bindings.count.counted("binding"))" }
    return "\(objects)\(silent.isEmpty ? "" : " (\(silent) silent)"); \(messages)"
  }
}
