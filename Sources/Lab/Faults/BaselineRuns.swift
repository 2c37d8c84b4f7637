import Stage
import TraceRecording
import Traces

/// A variant, played through once, to see which injection points it has and what is never said.
struct BaselineRuns {
  let module: Module
  let variant: Variant
  /// What was said in each scenario.
  let traces: [Trace]
  /// The same, with the module closed behind each, and all run that waits.
  let closedTraces: [Trace]
}

extension BaselineRuns {
  /// All scenarios of a module, as they were played.
  init(of module: Module, _ variant: Variant, _ scenarioRuns: [ScenarioRun]) {
    self.init(
      module: module,
      variant: variant,
      traces: scenarioRuns.map(\.trace),
      closedTraces: scenarioRuns.map(\.continued)
    )
  }
}

extension BaselineRuns {
  /// A reference, and whom it pointed to.
  struct Link: Hashable {
    let owner: Participant
    let seam: Seam
    let target: Participant

    /// Whether both are the same property of the same class; one object of it stands for all.
    func isSameProperty(as other: Link) -> Bool {
      owner.type == other.owner.type && seam.property == other.seam.property
    }

    /// What it is called: `Presenter.view`.
    var name: String { "\(owner.name).\(seam.property)" }

    /// What a recorder calls it to mean it in every object of the class: `ListPresenter.view`.
    var ofClass: String { "\(owner.type.isEmpty ? owner.name : owner.type).\(seam.property)" }
  }

  /// The references, each property of a class once; closures left out.
  var links: [Link] {
    var links: [Link] = []
    for event in traces.flatMap(\.events) where event.kind == .wired {
      guard let owner = event.sender, let target = event.receiver, let seam = event.seam,
        seam.interface != "closure"
      else { continue }
      let link = Link(owner: owner, seam: seam, target: target)
      if !links.contains(where: { $0.isSameProperty(as: link) }) { links.append(link) }
    }
    return links
  }

  /// The messages that answer: who is told something by one whom it asked before, or is sent a value
  /// that it has subscribed to.
  ///
  /// Each stands once, by its way and its name; those of the module loaded first come first.
  var answers: [Event] {
    var answers: [Event] = []
    let calls = calls
    for trace in traces {
      for row in trace.rows where row.kind == .call || row.kind == .asyncCall {
        guard trace.isAnswer(row) || calls.contains(row.askedBack) else { continue }
        if !answers.contains(where: { $0.isSameMessage(as: row) }) { answers.append(row) }
      }
    }
    return answers.filter { $0.receiver?.module == "" }
      + answers.filter { $0.receiver?.module != "" }
  }
}

extension BaselineRuns {
  /// Whether a message is a published value: it carries the name of the call that has subscribed.
  func isPublished(_ message: Event) -> Bool { calls.contains(message.askedBack) }

  /// Who calls whom, by which name.
  private var calls: Set<[String]> {
    Set(traces.flatMap(\.rows).filter { $0.kind == .call || $0.kind == .asyncCall }.map(\.asked))
  }
}

extension Trace {
  /// Whether a call goes to somebody who had called its sender, and was still waiting for it.
  fileprivate func isAnswer(_ row: Event) -> Bool {
    causes(of: row).contains { cause in
      (cause.kind == .call || cause.kind == .asyncCall) && cause.receiver == row.sender
        && cause.sender == row.receiver
    }
  }
}

extension Event {
  /// Whether two calls go the same way and carry the same name.
  func isSameMessage(as other: Event) -> Bool {
    sender?.class == other.sender?.class && receiver?.class == other.receiver?.class
      && message?.name == other.message?.name
  }

  /// The pattern that names this message between any objects of these classes.
  var patternOfClasses: String {
    "\(sender?.class ?? "_") -> \(receiver?.class ?? "_") \(message?.baseName ?? "")"
  }

  /// The pattern that names this message: `Interactor -> Presenter didFetch`.
  var pattern: String {
    "\(sender?.name ?? "_") -> \(receiver?.name ?? "_") \(message?.baseName ?? "")"
  }
}

extension Event {
  /// Who calls whom, by which name.
  fileprivate var asked: [String] {
    [sender?.name ?? "", receiver?.name ?? "", message?.baseName ?? ""]
  }

  /// The call to which this one may be the answer: the other way, by the same name.
  fileprivate var askedBack: [String] {
    [receiver?.name ?? "", sender?.name ?? "", message?.baseName ?? ""]
  }
}

extension Participant {
  /// The type as a pattern names it; the name where the type is not known, or where another one may
  /// stand in for it, as of a Store.
  fileprivate var `class`: String {
    type.isEmpty || isStore || !type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      ? name : type
  }
}
