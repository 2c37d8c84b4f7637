import CollaborationRules
import Stage
import TraceRecording
import Traces

extension Fault {
  /// Every fault, in the order in which they are listed.
  ///
  /// A new one is a line here, and a rule of the same name.
  static let all: [Fault] = [
    Fault("nil-link", "a reference is never set") { baseline in
      baseline.links.byImportance.map { .reference(.nil, $0) }
    },
    Fault("strong-view", "the Presenter keeps its View alive") { baseline in
      baseline.links.filter { $0.seam.strength == .weak && $0.target.isView }.map {
        .reference(.strong, $0)
      }
    },
    Fault("strong-output", "the Interactor keeps its Presenter alive") { baseline in
      baseline.links.filter { $0.seam.strength == .weak && $0.owner.isAskedByPresenter }.map {
        .reference(.strong, $0)
      }
    },
    .source(
      "strong-closure",
      "a stored closure keeps the View alive",
      nextActions: [.close]
    ),
    Fault(
      "all-weak",
      "nobody keeps anybody alive",
      hasEffect: { loaded, _ in loaded.losesSomebodyEarly }
    ) { baseline in
      let strong = baseline.links.filter { $0.seam.strength == .strong && !$0.target.isStore }
      let names = strong.map(\.ofClass)
      return names.isEmpty ? [] : [InjectionPoint(name: "", mutation: .references(.weak, names))]
    },
    Fault("unowned-view", "the Presenter is certain that its View outlives it") { baseline in
      baseline.links.filter { $0.seam.strength == .weak && $0.target.isView }.map {
        .reference(.unowned, $0)
      }
    },
    .source("view-bypass", "the View asks past its Presenter"),
    .source("entity-leak", "the View is handed entities"),
    .source("misplaced-rule", "a rule is checked where it does not belong"),
    Fault("reply-off-main", "an answer reaches the View on a background queue") { baseline in
      baseline.answers.filter { $0.receiver?.isView == true }.map {
        .message(.move(to: "io"), $0)
      }
    },
    Fault("double-reply", "a request is answered twice") { baseline in
      baseline.requested.filter { !baseline.isPublished($0) }.map { .message(.double, $0) }
    },
    Fault("no-reply", "a request is not answered") { baseline in
      baseline.answers.map { .message(.drop, $0) }
    },
    Fault(
      "late-reply",
      "an answer comes when the screen was left",
      nextActions: [.close, .wait(milliseconds: nil)],
      hasEffect: { loaded, _ in loaded.losesMessageToView }
    ) { baseline in
      baseline.shownAnswers.map { .message(.delay(1000), $0) }
    },
    .source("refresh-race", "an old answer replaces a new one"),
    .source("router-bypass", "the View opens the next screen itself"),
    .source("child-kept", "a finished child is never let go"),
    .source("dead-output", "an answer is declared and never given"),
    .source("per-cell", "a message is sent for every row"),
    Fault(
      "recorder-retains",
      "whoever records keeps everybody alive",
      nextActions: [.close],
      hasEffect: { loaded, _ in loaded.isClosed }
    ) { _ in [InjectionPoint(name: "", mutation: .recorder)] },
  ]

  /// A fault that stands in the source of another edition.
  private static func source(
    _ name: String,
    _ summary: String,
    nextActions: [Action] = []
  ) -> Fault {
    Fault(
      name,
      summary,
      nextActions: nextActions,
      needsObjectGraph: true,
      hasEffect: { loaded, baselines in loaded.isFound(name, baselines) }
    ) { baseline in
      baseline.module.editions
        .filter { $0.edition == .faulty(name) && $0.architecture == baseline.variant.architecture }
        .map { InjectionPoint(name: "", mutation: .edition($0)) }
    }
  }
}

extension LoadedModule {
  /// Whether the rule of that name finds something in what was done.
  func isFound(_ name: String, _ baselines: BaselineCache) -> Bool {
    let rules = Rule.all.filter { $0.name == name }
    let trace = now.trace
    return !Review(evidence(of: trace, scenarios: [trace], baselines), by: rules).findings.isEmpty
  }

  /// Whether somebody goes before anything was done.
  fileprivate var losesSomebodyEarly: Bool {
    isStruck && now.trace.events.prefix { $0.kind != .action }.contains { $0.kind == .gone }
  }

  /// Whether a message to a View got lost because it was gone; a closure of its own is none.
  fileprivate var losesMessageToView: Bool {
    isStruck
      && now.trace.events.contains { event in
        event.loss == .gone && event.receiver?.isView == true && event.seam != nil
          && event.seam?.interface != "closure"
      }
  }
}

extension InjectionPoint {
  fileprivate static func reference(_ fault: LinkFault, _ link: BaselineRuns.Link) -> InjectionPoint
  {
    InjectionPoint(name: link.name, mutation: .references(fault, [link.ofClass]))
  }

  /// Each message of that name between objects of these classes.
  static func message(_ fault: MessageFault, _ event: Event) -> InjectionPoint {
    do throws(NotationError) {
      let pattern = try MessagePattern(event.patternOfClasses)
      return InjectionPoint(
        name: event.pattern,
        mutation: .message(fault, pattern, occurrence: nil)
      )
    } catch {
      return InjectionPoint(name: event.pattern, mutation: .unreadable(error))
    }
  }
}

extension BaselineRuns {
  /// The answers of those who are asked for data.
  fileprivate var requested: [Event] {
    answers.filter { $0.sender?.isAskedForData == true }
  }

  /// Those of them that lead to a message to a View.
  fileprivate var shownAnswers: [Event] {
    requested.filter { answer in
      answer.receiver?.isView == true || traces.contains { $0.leadsToView(answer) }
    }
  }
}

extension Trace {
  /// Whether a message like this one has one to a View as its consequence.
  fileprivate func leadsToView(_ answer: Event) -> Bool {
    rows.contains { row in
      row.isMessage && row.receiver?.isView == true
        && causes(of: row).contains { $0.isSameMessage(as: answer) }
    }
  }
}

extension [BaselineRuns.Link] {
  /// Those of the module loaded first before others, and a Presenter's Interactor before all.
  fileprivate var byImportance: [BaselineRuns.Link] {
    let isTelling = { (link: BaselineRuns.Link) in
      link.owner.role.kind == Role.presenter.kind && link.target.role.kind == Role.interactor.kind
    }
    let own = filter { $0.owner.module.isEmpty }
    return own.filter(isTelling) + own.filter { !isTelling($0) }
      + filter { !$0.owner.module.isEmpty }
  }
}

extension Participant {
  fileprivate var isView: Bool { role.kind == Role.view.kind }

  fileprivate var isAskedByPresenter: Bool {
    [Role.interactor.kind, Role.repository.kind].contains(role.kind)
  }

  fileprivate var isAskedForData: Bool { isAskedByPresenter || isStore }
}
