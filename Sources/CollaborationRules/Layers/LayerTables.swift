import Traces

/// The architecture of each module of a trace.
///
/// A table stated by the caller comes first, then the table that the module's roles and messages suggest, then that of
/// the whole trace.
struct LayerTables {
  private let given: LayerTable?
  private let whole: (table: LayerTable, reason: String)?
  private var modules: [String: LayerTable] = [:]

  init(_ trace: Trace, given: LayerTable?) {
    self.given = given
    let ways = Ways(trace)
    let everybody = RoleSet(trace.lanes)
    whole = everybody.table(ways.all, beside: everybody)
    for (module, people) in Dictionary(grouping: trace.lanes, by: \.module) {
      let own = RoleSet(people).table(ways.of(module), beside: everybody)?.table
      modules[module] = whole?.table == .ribs ? .ribs : own
    }
  }

  /// Returns the table of a module; nil where its architecture is unknown.
  func table(of module: String) -> LayerTable? { given ?? modules[module] ?? whole?.table }

  /// The chosen architecture with its reason; nil where it is unknown.
  var verdict: ArchitectureVerdict? {
    if let given { return ArchitectureVerdict(table: given, reason: "", others: []) }
    let tables = Set(modules.values)
    guard let whole else { return nil }
    let others = LayerTable.all.filter { tables.contains($0) && $0 != whole.table }
    return ArchitectureVerdict(table: whole.table, reason: whole.reason, others: others)
  }
}

/// The roles of some participants, which suggest an architecture.
private struct RoleSet {
  private let kinds: Set<String>

  init(_ people: [Participant]) { kinds = Set(people.map(\.role.standardKind)) }

  /// Returns the suggested table with its reason; `everybody` has the roles of the whole trace.
  func table(_ ways: Ways.Module, beside everybody: RoleSet) -> (table: LayerTable, reason: String)?
  {
    if has(.viewModel) {
      return everybody.has(.coordinator)
        ? (.mvvmCoordinator, "there is a ViewModel and a Coordinator")
        : (.mvvm, "there is a ViewModel")
    }
    if has(.interactor) {
      if ways.isRIBs(hasPresenter: has(.presenter)) {
        return (.ribs, "an Interactor tells its Router to attach")
      }
      return ways.isOneWay
        ? (.cleanSwift, "messages go from View to Interactor to Presenter")
        : (.viper, "there is an Interactor")
    }
    guard has(.presenter) else {
      return has(.controller) ? (.mvc, "there is a Controller and no Presenter") : nil
    }
    if everybody.has(.interactor), has(.router) {
      return (.viper, "another module has an Interactor")
    }
    if has(.coordinator) || has(.repository) { return (.rpvc, ArchitectureVerdict.noInteractor) }
    if ways.asksData { return (.mvp, ArchitectureVerdict.noInteractor) }
    return has(.router) ? (.viper, "there is a Presenter and a Router") : nil
  }

  private func has(_ role: Role) -> Bool { kinds.contains(role.kind) }
}

/// The routes of messages and references from role to role, by the module of the sender.
private struct Ways {
  /// The routes of one module, or of all modules.
  struct Module {
    private var said: Set<[String]> = []
    private var wired: Set<[String]> = []
    private var attaches = false

    fileprivate mutating func add(_ way: [String], isSaid: Bool, _ attaches: Bool) {
      if isSaid { said.insert(way) } else { wired.insert(way) }
      self.attaches = self.attaches || attaches
    }

    private func says(_ one: Role, _ other: Role) -> Bool { said.contains([one.kind, other.kind]) }
    private func wires(_ one: Role, _ other: Role) -> Bool {
      wired.contains([one.kind, other.kind])
    }

    /// Whether messages go in the cycle View, Interactor, Presenter, View of Clean Swift, and never back.
    var isOneWay: Bool {
      says(.view, .interactor) && says(.interactor, .presenter) && !says(.view, .presenter)
        && !says(.presenter, .interactor) && !wires(.view, .presenter)
        && !wires(.presenter, .interactor)
    }

    func isRIBs(hasPresenter: Bool) -> Bool {
      attaches || !hasPresenter && says(.interactor, .router)
    }

    var asksData: Bool { says(.presenter, .store) || says(.store, .presenter) }
  }

  private(set) var all = Module()
  private var modules: [String: Module] = [:]

  init(_ trace: Trace) {
    for event in trace.events where event.isMessage || event.kind == .wired {
      guard let sender = event.sender, let receiver = event.receiver else { continue }
      let way = [sender.role.standardKind, receiver.role.standardKind]
      let attaches =
        event.isMessage && way == [Role.interactor.kind, Role.router.kind]
        && ["attach", "detach", "route"].contains(event.words.first ?? "")
      all.add(way, isSaid: event.isMessage, attaches)
      modules[sender.module, default: Module()].add(way, isSaid: event.isMessage, attaches)
    }
  }

  func of(_ module: String) -> Module { modules[module] ?? Module() }
}
