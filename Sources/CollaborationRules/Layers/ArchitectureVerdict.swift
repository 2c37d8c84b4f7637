import RoleNames
import Traces

/// The architecture by which a trace is judged.
public struct ArchitectureVerdict: Hashable, Sendable {
  /// The layer table of the architecture, the messages permitted between roles.
  public let table: LayerTable
  /// The observation that suggested the architecture, such as `no Interactor`; empty if the caller stated the architecture.
  public let reason: String
  /// The layer tables of other architectures by which some modules of the trace are judged.
  public let others: [LayerTable]

  /// The table of VIPER for an architecture that may be meant as VIPER: Clean Swift, RIBs, or one without an Interactor; else nil.
  public var alternative: LayerTable? {
    reason == ArchitectureVerdict.noInteractor || table == .cleanSwift || table == .ribs
      ? .viper : nil
  }

  /// Returns the architecture that the roles and messages of `trace` suggest; nil if they suggest none.
  package static func suggested(by trace: Trace) -> ArchitectureVerdict? {
    LayerTableChoice(trace, given: nil).verdict
  }

  static let noInteractor = "no Interactor"
}

extension ArchitectureVerdict: CustomStringConvertible {
  /// The architecture, the observation that suggested it, and others of modules: "RPVC (no Interactor), in some modules as VIPER".
  public var description: String {
    let rest = others.isEmpty ? "" : ", in some modules as \(others.map(\.title).listed())"
    return table.title + (reason.isEmpty ? "" : " (\(reason))") + rest
  }
}

/// The layer table of each module: the caller's if stated, the whole trace's if RIBs, else the module's, else the whole trace's.
struct LayerTableChoice {
  private let given: LayerTable?
  /// Whether the table `given` names the role of a participant.
  private let namesARole: Bool
  private let whole: (table: LayerTable, reason: String)?
  private var modules: [String: LayerTable] = [:]

  init(_ trace: Trace, given: LayerTable?) {
    self.given = given
    namesARole = trace.lanes.contains { given?.knows($0.role) == true }
    let everybody = Roles(trace.lanes, trace.events)
    whole = everybody.table(beside: everybody)
    let events = Dictionary(grouping: trace.events) { $0.sender?.module }
    for (module, people) in Dictionary(grouping: trace.lanes, by: \.module) {
      let own = Roles(people, events[module] ?? []).table(beside: everybody)?.table
      modules[module] = whole?.table == .ribs ? .ribs : own
    }
  }

  func table(of module: String) -> LayerTable? { given ?? modules[module] ?? whole?.table }

  var verdict: ArchitectureVerdict? {
    if let given {
      return namesARole ? ArchitectureVerdict(table: given, reason: "", others: []) : nil
    }
    let tables = Set(modules.values)
    guard let whole else { return nil }
    let others = LayerTable.all.filter { tables.contains($0) && $0 != whole.table }
    return ArchitectureVerdict(table: whole.table, reason: whole.reason, others: others)
  }
}

/// The roles of some participants, and which of them are connected by messages or references.
private struct Roles {
  private let kinds: Set<String>
  /// Lists of sender's role, receiver's role and a word: for each message one with the first word of its name, one with an empty
  /// text and, if `request` is the label of its only argument, one with `request:`.
  private var messages: Set<[String]> = []
  private var references: Set<[String]> = []

  init(_ people: [Participant], _ events: [Event]) {
    kinds = Set(people.map(\.role.standardKind))
    for event in events where event.isMessage || event.kind == .wired {
      let isToRouter = event.kind == .lost && event.seam?.property == "router"
      guard let sender = event.sender,
        let receiver = event.receiver?.role.standardKind ?? (isToRouter ? Role.router.kind : nil)
      else { continue }
      let pair = [sender.role.standardKind, receiver]
      if event.isMessage {
        let first = event.message?.baseName.smallWords.first ?? ""
        messages.formUnion([pair + [""], pair + [first]])
        if event.message?.arguments?.map(\.label) == ["request"] {
          messages.insert(pair + ["request:"])
        }
      } else {
        references.insert(pair)
      }
    }
  }

  /// Returns the table that these roles and their messages suggest, with the reason, else nil; `everybody` has all roles.
  func table(beside everybody: Roles) -> (table: LayerTable, reason: String)? {
    if has(.viewModel) {
      return everybody.has(.coordinator)
        ? (.mvvmCoordinator, "there is a ViewModel and a Coordinator")
        : (.mvvm, "there is a ViewModel")
    }
    if has(.interactor) {
      if hasMessages(["attach", "detach", "route"], from: .interactor, to: .router)
        || !has(.presenter) && hasMessages(from: .interactor, to: .router)
      {
        return (.ribs, "an Interactor tells its Router to attach")
      }
      if hasMessages(["activate", "deactivate"], from: .router, to: .interactor) {
        return (.ribs, "a Router activates an Interactor")
      }
      let isOneWay =
        hasMessages(from: .view, to: .interactor) && hasMessages(from: .interactor, to: .presenter)
        && !knows(.view, .presenter) && !knows(.presenter, .interactor)
        && (hasMessages(from: .presenter, to: .view) || !hasMessages(from: .presenter, to: .router))
      let hasRequests =
        !knows(.view, .presenter) && !hasMessages(from: .presenter, to: .interactor)
        && hasMessages(["request:"], from: .view, to: .interactor)
      if hasRequests { return (.cleanSwift, "a View sends its Interactor requests") }
      return isOneWay
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
    if hasMessages(from: .presenter, to: .store) || hasMessages(from: .store, to: .presenter) {
      return (.mvp, ArchitectureVerdict.noInteractor)
    }
    return has(.router) ? (.viper, "there is a Presenter and a Router") : nil
  }

  private func has(_ role: Role) -> Bool { kinds.contains(role.kind) }

  private func hasMessages(_ words: [String] = [""], from one: Role, to other: Role) -> Bool {
    words.contains { messages.contains([one.kind, other.kind, $0]) }
  }

  private func knows(_ one: Role, _ other: Role) -> Bool {
    hasMessages(from: one, to: other) || references.contains([one.kind, other.kind])
  }
}
