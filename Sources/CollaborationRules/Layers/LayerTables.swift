import Traces

/// Which architecture each module of a trace follows.
///
/// It is the one that was given, else what the roles tell: those of the module, and where they leave it open those
/// of the whole trace.
struct LayerTables {
  private let given: LayerTable?
  private let whole: LayerTable?
  private var modules: [String: LayerTable] = [:]

  init(_ trace: Trace, given: LayerTable?) {
    self.given = given
    let cycles = OneWayCycles(trace)
    let everybody = RoleSet(trace.lanes)
    whole = everybody.table(
      isOneWay: cycles.isOneWay(in: nil),
      hasCoordinator: everybody.coordinates
    )
    for (module, people) in Dictionary(grouping: trace.lanes, by: \.module) {
      modules[module] = RoleSet(people).table(
        isOneWay: cycles.isOneWay(in: module),
        hasCoordinator: everybody.coordinates
      )
    }
  }

  /// The table of a module; nil where nobody can tell which it follows.
  func table(of module: String) -> LayerTable? { given ?? modules[module] ?? whole }
}

/// The roles of some participants, and what architecture they tell of.
private struct RoleSet {
  private let kinds: Set<String>

  init(_ people: [Participant]) { kinds = Set(people.map(\.role.standardKind)) }

  var coordinates: Bool { has(.coordinator) }

  func table(isOneWay: Bool, hasCoordinator: Bool) -> LayerTable? {
    if has(.viewModel) { return hasCoordinator ? .mvvmCoordinator : .mvvm }
    if has(.interactor) { return isOneWay ? .cleanSwift : .viper }
    guard has(.presenter) else { return has(.controller) ? .mvc : nil }
    if has(.router) { return .viper }
    return has(.repository) || has(.coordinator) ? .rpvc : nil
  }

  private func has(_ role: Role) -> Bool { kinds.contains(role.kind) }
}

/// Where messages go round from View to Interactor to Presenter to View, as in Clean Swift, and never back.
private struct OneWayCycles {
  private var said: [String: Set<[String]>] = [:]

  init(_ trace: Trace) {
    for event in trace.events where event.isMessage || event.kind == .wired {
      guard let sender = event.sender, let receiver = event.receiver else { continue }
      let way = [sender.role.standardKind, receiver.role.standardKind]
      let isSaid = event.isMessage
      said[sender.module, default: []].insert(way + [isSaid ? "said" : "wired"])
    }
  }

  /// Whether a module is made so; all of them together where none is named.
  func isOneWay(in module: String?) -> Bool {
    let ways = module.map { said[$0] ?? [] } ?? said.values.reduce(into: []) { $0.formUnion($1) }
    let goes = { (one: Role, other: Role, how: String) in
      ways.contains([one.kind, other.kind, how])
    }
    return goes(.view, .interactor, "said") && goes(.interactor, .presenter, "said")
      && !["said", "wired"].contains { how in
        goes(.view, .presenter, how) || goes(.presenter, .interactor, how)
      }
  }
}
