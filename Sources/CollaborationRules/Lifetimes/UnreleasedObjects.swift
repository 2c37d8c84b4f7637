import Traces

struct UnreleasedObjects {
  let graph: ObjectGraph
  /// The objects that should have been released and that no cycle of strong references keeps alive.
  let unexplained: [Participant]
  let row: Int?

  fileprivate init(_ graph: ObjectGraph, row: Int?) {
    self.graph = graph
    self.row = row
    let held = Set(graph.retained(by: graph.cycles.flatMap(\.participants)))
    unexplained = graph.leaked().filter { !held.contains($0) }
  }

  /// The ``unexplained`` objects to which no strong reference in the graph leads: something else holds them, such as a closure.
  var unheldObjects: [Participant] {
    let held = Set(graph.strongReferences.map(\.target))
    return unexplained.filter { !held.contains($0) }
  }

  var rows: [Int] { [row].compactMap(\.self) }
}

extension Evidence {
  var closeIndex: Int? {
    trace.events.lastIndex { $0.kind == .action && $0.message?.name == "close" }
  }

  func unreleasedObjects() -> Result<UnreleasedObjects, MissingEvidence> {
    guard let closeIndex else { return .failure(MissingEvidence("the module was not closed")) }
    if let missingEnd { return .failure(missingEnd) }
    guard let graph = trace.events[closeIndex...].last(where: { $0.kind == .graph })?.graph else {
      return .failure(MissingEvidence("the trace holds no object graph after close"))
    }
    return .success(UnreleasedObjects(graph, row: trace.events[closeIndex].number))
  }

  /// Whether only this trace, not ``secondRecording``, has objects alive after close; nil if unknown or if this trace has none.
  var isRetainedByRecorder: Bool? {
    guard let secondRecording, case .success(let here) = unreleasedObjects(),
      !here.graph.leaked().isEmpty,
      case .success(let there) = Evidence(secondRecording).unreleasedObjects()
    else { return nil }
    return there.graph.leaked().isEmpty
  }

  /// The objects that should be released after the module is closed: all in creations and object graphs but User and Store.
  var releasableObjects: [Participant] {
    let all =
      trace.events.flatMap { $0.kind == .created ? $0.objects : [] }
      + trace.events.compactMap(\.graph).flatMap(\.participants)
    return all.uniqued().filter { !$0.isUser && !$0.isStore }
  }

  /// Returns the result of a rule about the objects alive after close; `finding` returns their violation, or nil for none.
  func evaluateUnreleasedObjects(_ finding: (UnreleasedObjects) -> Finding?) -> RuleResult {
    switch unreleasedObjects() {
    case .failure(let missing): return .nothing(missing)
    case .success(let unreleased):
      return RuleResult(
        [finding(unreleased)].compactMap(\.self),
        examined: Set(releasableObjects.map { .object($0) }),
        none: "no object was made"
      )
    }
  }
}
