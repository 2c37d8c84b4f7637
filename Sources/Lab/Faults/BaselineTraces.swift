import Stage
import TraceRecording
import Traces

/// The traces of a variant without faults, from which injection points and missing messages are derived.
struct BaselineTraces {
  let module: Module
  let variant: Variant
  /// The trace of each scenario.
  let traces: [Trace]
  /// The same traces, continued until the module was closed and all pending work had run.
  let closedTraces: [Trace]
}

extension BaselineTraces {
  struct WiredReference: Hashable {
    let owner: Participant
    let seam: Seam
    let target: Participant

    /// Whether both are the same property of the same class; one object represents all objects of the class.
    func isSameProperty(as other: WiredReference) -> Bool {
      owner.type == other.owner.type && seam.property == other.seam.property
    }

    /// The name of the reference: `Presenter.view`.
    var name: String { "\(owner.name).\(seam.property)" }

    /// The name by which a recorder finds the reference in every object of the class: `ListPresenter.view`.
    var nameInClass: String { "\(owner.type.isEmpty ? owner.name : owner.type).\(seam.property)" }
  }

  /// The references, one for each property of a class, without closures.
  var references: [WiredReference] {
    var references: [WiredReference] = []
    for event in traces.flatMap(\.events) where event.kind == .wired {
      guard let owner = event.sender, let target = event.receiver, let seam = event.seam,
        seam.interface != "closure"
      else { continue }
      let reference = WiredReference(owner: owner, seam: seam, target: target)
      if !references.contains(where: { $0.isSameProperty(as: reference) }) {
        references.append(reference)
      }
    }
    return references
  }

  /// The answers: messages to a participant that has called the sender before, or that has subscribed to the sent
  /// value.
  ///
  /// Contains each message once by direction and name; messages to the loaded module come first.
  var answers: [Event] {
    var answers: [Event] = []
    let calls = calls
    for trace in traces {
      for row in trace.rows where row.kind == .call || row.kind == .asyncCall {
        guard trace.isAnswer(row) || calls.contains(row.reverseCallKey) else { continue }
        if !answers.contains(where: { $0.isSameMessage(as: row) }) { answers.append(row) }
      }
    }
    return answers.filter { $0.receiver?.module == "" }
      + answers.filter { $0.receiver?.module != "" }
  }
}

extension BaselineTraces {
  /// Whether a message is a published value: it has the name of the call that subscribed to it, in the other
  /// direction.
  func isPublished(_ message: Event) -> Bool { calls.contains(message.reverseCallKey) }

  /// The sender, the receiver and the name of every call.
  private var calls: Set<[String]> {
    Set(traces.flatMap(\.rows).filter { $0.kind == .call || $0.kind == .asyncCall }.map(\.callKey))
  }
}

extension Trace {
  /// Whether one of a call's causes goes in the opposite direction, from the call's receiver to its sender.
  fileprivate func isAnswer(_ row: Event) -> Bool {
    causes(of: row).contains { cause in
      (cause.kind == .call || cause.kind == .asyncCall) && cause.receiver == row.sender
        && cause.sender == row.receiver
    }
  }
}

extension Event {
  /// Whether two calls have the same sender class, receiver class and name.
  func isSameMessage(as other: Event) -> Bool {
    sender?.class == other.sender?.class && receiver?.class == other.receiver?.class
      && message?.name == other.message?.name
  }

  /// The pattern of this message between any objects of the same classes.
  var patternOfClasses: String {
    "\(sender?.class ?? "_") -> \(receiver?.class ?? "_") \(message?.baseName ?? "")"
  }

  /// The pattern of this message by names: `Interactor -> Presenter didFetch`.
  var pattern: String {
    "\(sender?.name ?? "_") -> \(receiver?.name ?? "_") \(message?.baseName ?? "")"
  }
}

extension Event {
  /// The sender, the receiver and the name of the call.
  fileprivate var callKey: [String] {
    [sender?.name ?? "", receiver?.name ?? "", message?.baseName ?? ""]
  }

  /// The call that this one may answer: the opposite direction, the same name.
  fileprivate var reverseCallKey: [String] {
    [receiver?.name ?? "", sender?.name ?? "", message?.baseName ?? ""]
  }
}

extension Participant {
  /// The type as a pattern names it; the participant's name if the type is unknown or no identifier, and for a Store,
  /// whose type may be replaced.
  fileprivate var `class`: String {
    type.isEmpty || isStore || !type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      ? name : type
  }
}
