import Stage
import Traces

extension ArchitectureComparison.Entry {
  /// The module's own objects: everyone but the person at the prompt and the Store.
  package var ownObjects: [Participant] {
    var objects: [Participant] = []
    for event in scenarioRun.trace.events where event.kind == .created {
      objects += event.objects.filter { !$0.isStore && !objects.contains($0) }
    }
    return objects
  }

  /// Own objects that neither said nor were told anything.
  package var silentObjects: [Participant] {
    let speaking = Set(
      scenarioRun.trace.rows.filter { $0.isMessage || $0.isAnswer }
        .flatMap(\.participants)
    )
    return ownObjects.filter { !speaking.contains($0) }
  }

  /// "4 objects of its own (Router silent); 5 messages, 1 with the Store", as the table counts them.
  ///
  /// A variant that is not what it is compared as has no numbers.
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
