import Stage

extension Fault {
  /// All faults, in the order in which `inject` lists them.
  ///
  /// To add a fault, add a line: a value declared elsewhere, or `.source` for a faulty version of a sample's source in the sample's
  /// folder `Edits`. Give the rule that finds the fault the same name.
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
}
