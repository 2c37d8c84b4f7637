import Sequences
import Traces

extension Rule {
  static let deadOutput = Rule(
    "dead-output",
    nothing: "no protocol was found in the source",
    needs: [\.missingSource, \.missingScenarios, \.missingMessages]
  ) { evidence in
    let source = evidence.source ?? SourceFacts()
    let traces = [evidence.trace] + evidence.scenarios
    let silenced = evidence.silencedInterfaces
    let living = source.requirements.filter { !silenced.contains($0.interface) }
    let called = evidence.scenarioFacts.calledNames.union(evidence.trace.calledNames)
    let uncalled = living.filter { $0.isUncalled(among: called) }
    let groups = source.groups(of: uncalled, in: traces)
    return (groups.compactMap(finding), Set(living.map { .requirement($0) }))
  }

  private static func finding(_ unused: [SourceFacts.Requirement]) -> Finding? {
    guard let first = unused.first else { return nil }
    let others = unused.dropFirst().map { requirement in
      requirement.interface == first.interface
        ? requirement.name : "\(requirement.interface).\(requirement.name)"
    }
    return Finding(
      "\(first.interface).\(first.name) is called in no scenario.",
      details: ["It is declared in \(first.location)."]
        + (others.isEmpty
          ? [] : ["Nor \(others.count == 1 ? "is" : "are") \(others.listed(atMost: 5))."]),
      repair: others.isEmpty
        ? "call it where it was meant, or take it out of \(first.interface)"
        : "call them where they were meant, or take them out of their protocols"
    )
  }
}

extension SourceFacts {
  /// Groups uncalled requirements: first the requirements of Routers and unopened screens, then for each protocol its own
  /// requirements and the requirements that these call.
  fileprivate func groups(of requirements: [Requirement], in traces: [Trace]) -> [[Requirement]] {
    let wired = traces.flatMap(\.events).filter { $0.kind == .wired }
    let made = Set(wired.compactMap(\.seam?.interface))
    let openers = Set(
      wired.filter { $0.receiver?.opensScreens == true }.compactMap(\.seam?.interface)
    )
    let routerRequirements = requirements.filter { openers.contains($0.interface) }
    let behindRouter = requirements.filter {
      !routerRequirements.isEmpty && !made.contains($0.interface)
    }
    let rest = requirements.filter {
      !routerRequirements.contains($0) && !behindRouter.contains($0)
    }
    let callers = callers(of: rest)
    let first = rest.filter { callers[$0] == nil }
    let together = (first + rest.filter { callers[$0] != nil }).grouped { requirement in
      (callers[requirement] ?? requirement).interface
    }
    return ([routerRequirements + behindRouter] + together).filter { !$0.isEmpty }
  }

  /// Maps each requirement that is called in exactly one function to the requirement that this function implements, if any.
  private func callers(of requirements: [Requirement]) -> [Requirement: Requirement] {
    let byName = Dictionary(requirements.map { ($0.name, $0) }) { first, _ in first }
    let functions = calls.reduce(into: [String: Set<String>]()) { functions, call in
      let name = call.called.split(separator: ".").last.map(String.init) ?? ""
      functions[name, default: []].insert(call.location.function)
    }
    return requirements.reduce(into: [:]) { callers, requirement in
      let callings = functions[String(requirement.name.prefix { $0 != "(" })] ?? []
      guard callings.count == 1, let caller = callings.first.flatMap({ byName[$0] }),
        caller != requirement
      else { return }
      callers[requirement] = caller
    }
  }
}

extension Trace {
  var hasUnexplainedLoss: Bool {
    events.contains { $0.kind == .lost && $0.loss != .gone }
      || !Lifetimes(self).releasedDuringAssembly.isEmpty
  }

  /// Pairs of a protocol's name, `""` if unknown, and the name of a called message; a set property stands in a pair with `""`.
  ///
  /// The name of a message without labels also stands in a pair with `""`.
  var calledNames: [[String]] {
    events.flatMap { event -> [[String]] in
      let interface = event.seam?.interface ?? ""
      if event.kind == .wired { return [["", event.seam?.property ?? ""]] }
      guard event.isMessage else { return [] }
      let known = interface == "closure" ? "" : interface
      let names = [event.message?.name].compactMap(\.self) + event.candidates
      return names.flatMap { [[known, $0.withoutAssignment], ["", $0.baseName]] }
    }
  }
}

extension SourceFacts.Requirement {
  /// Returns whether no message calls this requirement; `called` has pairs of a protocol, empty if unknown, and a message's name.
  fileprivate func isUncalled(among called: Set<[String]>) -> Bool {
    if called.contains([interface, name]) || called.contains(["", name]) { return false }
    return name.contains("(") || !called.contains(["", name.baseName])
  }
}

extension String {
  fileprivate var withoutAssignment: String { hasSuffix(" =") ? String(dropLast(2)) : self }

  fileprivate var baseName: String { String(withoutAssignment.prefix { $0 != "(" }) }
}
