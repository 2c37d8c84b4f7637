import Sequences
import Traces

extension Rule {
  static let misplacedRule = Rule(
    "misplaced-rule",
    nothing: "no object with a role asks for a rule of the business",
    needs: [\.missingSource, \.missingBusinessRules]
  ) { evidence in
    let source = evidence.source ?? SourceFacts()
    let rules = Set(source.businessRules.map { $0.prefix { $0 != "(" } })
    let calls = source.calls.filter { call in
      call.role.map { !$0.counts(as: .store) } == true
        && rules.contains(call.called.prefix { $0 != "(" })
    }
    let home = source.home(in: evidence.trace)
    // Beside Interactors, a ViewModel may decide for a screen that has none, as in a migration.
    let homes = [home?.kind, Role.viewModel.kind]
    let groups = calls.filter { !homes.contains($0.role?.kind) }.grouped {
      [$0.called, $0.role?.name ?? ""]
    }
    return (
      home.map { home in groups.compactMap { finding($0, home) } } ?? [],
      Set(calls.map { .sourceCall($0) })
    )
  }

  private static func finding(_ calls: [SourceFacts.Call], _ home: Role) -> Finding? {
    guard let first = calls.first, let role = first.role else { return nil }
    return Finding(
      "\(first.called) is asked by the \(role.name); the \(home.name) must decide it.",
      details: calls.map { "It is called by \($0.type).\($0.location.function), \($0.location)." },
      repair: "move the call from \(first.type) to the \(home.name)"
    )
  }
}

extension SourceFacts {
  /// Returns the role that should decide business rules, the first that exists of Interactor, ViewModel, Repository and Controller.
  fileprivate func home(in trace: Trace) -> Role? {
    let kinds = Set((trace.lanes.map(\.role) + calls.compactMap(\.role)).map(\.kind))
    return [Role.interactor, .viewModel, .repository, .controller].first { kinds.contains($0.kind) }
  }
}
