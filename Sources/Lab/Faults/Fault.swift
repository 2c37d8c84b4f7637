import Stage

/// A kind of defect that can be injected into a module; the rule that finds the defect has the same name.
struct Fault: Sendable {
  let name: String
  let summary: String
  /// The actions after the injection that make the fault show; empty if it shows without.
  var nextActions: [Action] = []
  var hasEffect: @Sendable (LoadedModule, BaselineCache) -> Bool = { loaded, _ in
    loaded.haveFaultsTakenEffect
  }
  /// Returns the points at which the fault can be injected, the clearest example first; at some the rule may find nothing.
  let points: @Sendable (BaselineTraces) -> [InjectionPoint]

  /// Returns a fault that is written in the source code: a sample has a faulty version of its source (an edition).
  static func source(_ name: String, _ summary: String, nextActions: [Action] = []) -> Fault {
    Fault(
      name: name,
      summary: summary,
      nextActions: nextActions,
      hasEffect: { loaded, baselines in loaded.isFound(name, baselines) }
    ) { $0.editions(with: name) }
  }

  /// All faults in the order of `inject`; to add one, add a line, and give the rule that finds it the same name.
  static let all: [Fault] = [
    .nilLink,
    .strongView,
    .strongOutput,
    .source("strong-closure", "a stored closure keeps the View alive", nextActions: [.close]),
    .allWeak,
    .unownedView,
    .source("view-bypass", "the View asks past its Presenter"),
    .source("layer-skip", "an object talks past its neighbour"),
    .source("module-boundary", "a View talks to another module's Presenter"),
    .source("entity-leak", "the View is handed entities"),
    .source("made-entity", "the View makes entities"),
    .source("misplaced-rule", "a rule is checked where it does not belong"),
    .source("pulled-state", "the Presenter takes the data out of the Interactor"),
    .source("hidden-dependency", "an object reaches its Store by itself"),
    .replyOffMain,
    .doubleReply,
    .noReply,
    .source("silent-publisher", "a publisher never publishes"),
    .source("endless-loading", "loading is begun and never ended"),
    .lateReply,
    .source("refresh-race", "an old answer replaces a new one"),
    .source("router-bypass", "the View opens the next screen itself"),
    .source("child-kept", "a finished child is never let go"),
    .source("dead-output", "an answer is declared and never given"),
    .source("unused-reference", "an object is held and never needed"),
    .source("unsaved-change", "a change is kept from the Store"),
    .source("per-cell", "a message is sent for every row"),
    .source("ping-pong", "the same request is sent again and again"),
    .source("retry-storm", "a failed request is tried again at once"),
    .recorderRetains,
  ]

  static func named(_ name: String) -> Fault? { all.first { $0.name == name } }

  static let recorderRetains = Fault(
    name: "recorder-retains",
    summary: "the recorder keeps every object alive",
    nextActions: [.close],
    hasEffect: { loaded, _ in loaded.isClosed }
  ) { _ in [InjectionPoint(name: "", mutation: .recorder)] }
}

struct InjectedFault {
  let fault: Fault
  let point: InjectionPoint
  /// Whether the person still has to find the fault, so that no output may name it.
  var isSecret = false

  var title: String {
    point.name.isEmpty ? fault.name : "\(fault.name) at \(point.name)"
  }

  var injectCommand: String {
    point.name.isEmpty ? "inject \(fault.name)" : "inject \(fault.name) \"\(point.name)\""
  }
}
