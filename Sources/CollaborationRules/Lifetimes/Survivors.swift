import Traces

/// Who is still there after the module was closed, and what holds them.
struct Survivors {
  /// Who held whom at the end.
  let graph: ObjectGraph
  /// Those who should be gone and are held by nobody's cycle.
  let unexplained: [Participant]
  /// The row of the action that closed the module.
  let row: Int?

  fileprivate init(_ graph: ObjectGraph, row: Int?) {
    self.graph = graph
    self.row = row
    let held = Set(graph.retained(by: graph.cycles.flatMap(\.participants)))
    unexplained = graph.leaked().filter { !held.contains($0) }
  }
}

extension Survivors {
  /// Those of them whom nobody among them holds, so that something unseen does.
  var heads: [Participant] {
    let held = Set(
      graph.references.filter { $0.strength == .strong && $0.owner != $0.target }.map(\.target)
    )
    return unexplained.filter { !held.contains($0) }
  }

  /// The rows that findings about them rest on.
  var rows: [Int] { [row].compactMap(\.self) }
}

extension Evidence {
  /// Where the module was closed; nil where it was not.
  var closing: Int? { trace.events.lastIndex { $0.kind == .action && $0.message?.name == "close" } }

  /// Who is left over, or a judgement that says why that is not known.
  func survivors() -> Result<Survivors, Lack> {
    guard let closing else { return .failure(Lack("the module was not closed")) }
    guard pending == 0 else { return .failure(.pending) }
    guard let graph = trace.events[closing...].last(where: { $0.kind == .graph })?.graph else {
      return .failure(Lack("the trace holds no object graph after close"))
    }
    return .success(Survivors(graph, row: trace.events[closing].number))
  }

  /// Whether the objects that are left go when another recorder watches; nil where that was not tried.
  var isRecordersDoing: Bool? {
    guard let again, case .success(let here) = survivors(), !here.graph.leaked().isEmpty,
      case .success(let there) = Evidence(again).survivors()
    else { return nil }
    return there.graph.leaked().isEmpty
  }

  /// Everyone who should be gone after close.
  var releasable: [Participant] {
    let all =
      trace.events.flatMap { $0.kind == .created ? $0.objects : [] }
      + trace.events.compactMap(\.graph).flatMap(\.participants)
    return all.eachOnce.filter { !$0.isUser && !$0.isStore }
  }

  /// What a rule says that looks at those who are left over.
  func judgeSurvivors(_ finding: (Survivors) -> Finding?) -> Judgement {
    switch survivors() {
    case .failure(let lack): return .nothing(lack)
    case .success(let survivors):
      return Judgement(
        [finding(survivors)].compactMap(\.self),
        judged: Set(releasable.map { .object($0) }),
        none: "no object was made"
      )
    }
  }
}
