import Stage
import Traces

extension ArchitectureComparison.Entry {
  /// The module's own objects: everyone but the person at the prompt and the Store.
  public var ownObjects: [Participant] {
    var objects: [Participant] = []
    for event in scenarioRun.trace.events where event.kind == .created {
      objects += event.objects.filter { !$0.isStore && !objects.contains($0) }
    }
    return objects
  }

  /// Own objects that neither said nor were told anything.
  public var silentObjects: [Participant] {
    let speaking = Set(
      scenarioRun.trace.rows.filter { $0.isMessage || $0.isAnswer }
        .flatMap(\.participants)
    )
    return ownObjects.filter { !speaking.contains($0) }
  }

  /// How many calls were made, lost ones included.
  public var callCount: Int { scenarioRun.trace.rows.count(where: \.isMessage) }

  /// How many values were handed back.
  public var valueCount: Int {
    scenarioRun.trace.rows.count { $0.kind == .return || $0.kind == .reply }
  }

  /// How many errors were handed back.
  public var errorCount: Int { scenarioRun.trace.rows.count { $0.kind == .throw } }

  /// "4 objects of its own (Router silent); 5 messages, 1 value returned".
  ///
  /// A variant that is not what it is compared as has no numbers.
  public var summary: String {
    if let exclusion { return "no numbers: \(exclusion)" }
    let silent = silentObjects.map(\.name).joined(separator: ", ")
    let objects = "\(ownObjects.count.counted("object")) of its own"
    var messages = "\(callCount.counted("message")), \(valueCount.counted("value")) returned"
    if errorCount > 0 { messages += ", \(errorCount.counted("error")) thrown" }
    return "\(objects)\(silent.isEmpty ? "" : " (\(silent) silent)"); \(messages)"
  }
}
