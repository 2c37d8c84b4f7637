import Sequences
import Stage
import Traces

/// The traces of a variant without faults, from which the injection points of faults are derived.
struct BaselineTraces {
  let module: Module
  let variant: Variant
  let traces: [Trace]

  struct WiredReference: Hashable {
    let owner: Participant
    let seam: Seam
    let target: Participant

    var name: String { "\(owner.name).\(seam.property)" }

    /// The name by which a recorder finds the reference in all objects of the owner's class: `ListPresenter.view`.
    var nameInClass: String { "\(owner.type.isEmpty ? owner.name : owner.type).\(seam.property)" }
  }

  var references: [WiredReference] {
    let references = traces.flatMap(\.events).compactMap { event -> WiredReference? in
      guard event.kind == .wired, let owner = event.sender, let target = event.receiver,
        let seam = event.seam, seam.interface != "closure"
      else { return nil }
      return WiredReference(owner: owner, seam: seam, target: target)
    }
    return references.grouped { [$0.owner.type, $0.seam.property] }.map { $0[0] }
  }

  var weakReferencesToViews: [WiredReference] {
    references.filter { $0.seam.strength == .weak && $0.target.isView }
  }

  /// The calls that an opposite call caused, and published values; of calls with the same classes and name only the first.
  var answers: [Event] {
    var answers: [Event] = []
    let calls = calls
    for trace in traces {
      for row in trace.rows where row.isCall {
        let isAnswer = trace.causes(of: row).contains { cause in
          cause.isCall && cause.receiver == row.sender && cause.sender == row.receiver
        }
        guard isAnswer || calls.contains(row.reverseCallKey) else { continue }
        if !answers.contains(where: { $0.isSameMessage(as: row) }) { answers.append(row) }
      }
    }
    return answers.filter { $0.receiver?.module == "" }
      + answers.filter { $0.receiver?.module != "" }
  }

  var dataAnswers: [Event] {
    answers.filter { $0.sender.map { $0.isAskedByPresenter || $0.isStore } ?? false }
  }

  func editions(with fault: String, named name: String = "") -> [InjectionPoint] {
    module.editions
      .filter { $0.edition == .faulty(fault) && $0.architecture == variant.architecture }
      .map { InjectionPoint(name: name, mutation: .edition($0)) }
  }

  /// Returns whether the message is a published value: the traces have its subscription, an opposite call of the same base name.
  func isPublished(_ message: Event) -> Bool { calls.contains(message.reverseCallKey) }

  private var calls: Set<[String]> {
    Set(traces.flatMap(\.rows).filter(\.isCall).map(\.callKey))
  }
}

extension Event {
  func isSameMessage(as other: Event) -> Bool {
    sender?.class == other.sender?.class && receiver?.class == other.receiver?.class
      && message?.name == other.message?.name
  }

  /// The pattern that matches messages with this event's base name between any objects of its sender's and receiver's classes.
  var patternOfClasses: String {
    "\(sender?.class ?? "_") -> \(receiver?.class ?? "_") \(message?.baseName ?? "")"
  }

  /// The pattern of this message, with its base name and the names of its participants: `Interactor -> Presenter didFetch`.
  var pattern: String {
    "\(sender?.name ?? "_") -> \(receiver?.name ?? "_") \(message?.baseName ?? "")"
  }

  fileprivate var callKey: [String] {
    [sender?.name ?? "", receiver?.name ?? "", message?.baseName ?? ""]
  }

  fileprivate var reverseCallKey: [String] {
    [receiver?.name ?? "", sender?.name ?? "", message?.baseName ?? ""]
  }
}

extension Participant {
  var isView: Bool { role.kind == Role.view.kind }

  var isAskedByPresenter: Bool {
    [Role.interactor.kind, Role.repository.kind].contains(role.kind)
  }

  /// The participant's type as a pattern names it; for a Store, whose type may be replaced, and for no identifier, its name.
  fileprivate var `class`: String {
    type.isEmpty || isStore || !type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      ? name : type
  }
}
