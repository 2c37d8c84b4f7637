import Traces

@testable import CollaborationRules

/// Returns the result of one rule for a trace in the notation, with traces of other scenarios.
func evaluate(
  _ rule: Rule,
  _ notation: String,
  scenarios: String...,
  entities: [String] = [],
  source: SourceFacts? = nil,
  pending: Int = 0
) throws -> RuleResult {
  let evidence = Evidence(
    try Trace(notation: notation),
    scenarios: try scenarios.map { try Trace(notation: $0) },
    entities: entities,
    source: source,
    pending: pending
  )
  return rule.evaluate(evidence)
}

extension Trace {
  /// Returns this trace followed by an object graph, as the stage records one after each action.
  func followed(by graph: ObjectGraph) -> Trace {
    var event = Event(.graph, order: events.count)
    event.graph = graph
    return Trace(lanes: lanes, events: events + [event])
  }

  /// Returns this trace followed by another one, numbered as one trace.
  func followed(by notation: String) throws -> Trace {
    var trace = self
    let whole = try Trace(notation: notation)
    trace.events += whole.events.map { event in
      var event = event
      event.number = event.number.map { $0 + lastNumber }
      event.cause = event.cause.map { $0 + lastNumber }
      return event
    }
    return Trace(lanes: trace.lanes, events: trace.events)
  }
}

extension ObjectGraph {
  /// Creates a graph from lines such as `Presenter.view weak View`, and `Presenter.onChange` for a closure.
  init(_ first: String, _ others: String...) {
    var references: [Reference] = []
    var closures: [StoredClosure] = []
    for line in [first] + others {
      let words = line.split(separator: " ").map(String.init)
      let dot = words[0].lastIndex(of: ".") ?? words[0].startIndex
      let owner = Participant(named: String(words[0][..<dot]))
      let property = String(words[0][words[0].index(after: dot)...])
      if words.count == 1 {
        closures.append(StoredClosure(owner, property))
      } else {
        let target = Participant(named: words[2])
        references.append(.init(owner, property, .init(rawValue: words[1]) ?? .strong, to: target))
      }
    }
    self.init(references: references, unseen: closures)
  }
}

extension SourceFacts.Call {
  init(_ called: String, in type: String, _ role: Role, by function: String) {
    let location = CodeLocation(file: "\(type).swift", line: 9, function: function)
    self.init(called, in: type, role, at: location)
  }
}

extension SourceFacts.Requirement {
  init(_ name: String, of interface: String, line: Int) {
    self.init(name, of: interface, at: CodeLocation(file: "Protocols.swift", line: line))
  }
}
