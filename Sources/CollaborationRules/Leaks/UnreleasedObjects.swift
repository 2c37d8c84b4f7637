import Traces

struct UnreleasedObjects {
  let graph: ObjectGraph
  /// The objects that should have been released and that no cycle of strong references keeps alive.
  let unexplained: [Participant]
  /// The number of the row that closed the module.
  let rows: [Int]

  fileprivate init(_ graph: ObjectGraph, after close: Event) {
    self.graph = graph
    rows = [close.number].compactMap(\.self)
    let held = Set(graph.retained(by: graph.cycles.flatMap(\.participants)))
    unexplained = graph.leaked().filter { !held.contains($0) }
  }

  /// The ``unexplained`` objects to which no strong reference in the graph leads: something else holds them, such as a closure.
  var unheldObjects: [Participant] {
    let held = Set(graph.strongReferences.map(\.target))
    return unexplained.filter { !held.contains($0) }
  }
}

extension Evidence {
  var closeIndex: Int? {
    trace.events.lastIndex { $0.kind == .action && $0.message?.name == "close" }
  }

  func unreleasedObjects() throws(MissingEvidence) -> UnreleasedObjects {
    guard let closeIndex else { throw MissingEvidence("the module was not closed") }
    if let missingEnd { throw missingEnd }
    guard let graph = trace.events[closeIndex...].last(where: { $0.kind == .graph })?.graph else {
      throw MissingEvidence("the trace holds no object graph after close")
    }
    return UnreleasedObjects(graph, after: trace.events[closeIndex])
  }

  /// Whether only this trace, not ``secondRecording``, has objects alive after close; nil if unknown or if this trace has none.
  var isRetainedByRecorder: Bool? {
    guard let secondRecording, let here = try? unreleasedObjects(), !here.graph.leaked().isEmpty,
      let there = try? Evidence(secondRecording).unreleasedObjects()
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
    do throws(MissingEvidence) {
      let findings = [finding(try unreleasedObjects())].compactMap(\.self)
      let examined = Set(releasableObjects.map { Subject.object($0) })
      return RuleResult(findings, examined: examined, none: "no object was made")
    } catch {
      // An app opens and closes no module; there is nothing to record that would let the rule judge.
      let isOfModule = trace.events.contains {
        $0.kind == .action && ["open", "close"].contains($0.message?.name)
      }
      return isOfModule ? .nothing(error) : RuleResult(none: error.reason)
    }
  }
}
