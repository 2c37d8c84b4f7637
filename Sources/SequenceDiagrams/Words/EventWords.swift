import Traces

/// The words for events that sentences and drawings share.
extension Event {
  var senderName: String { sender?.name ?? "somebody" }

  var target: String { receiver?.name ?? seam?.property ?? "nobody" }

  var spokenLabel: String { kind == .lost && label.isEmpty ? "a message" : label }

  /// The words on the event's arrow, such as `getProducts()`, `! .offline`, `creates Detail: 4 objects`.
  var wordsOnArrow: String {
    switch kind {
    case .throw: "! \(label)"
    case .created: "creates \(objects.counted)"
    case .gone: objects.releaseSummary
    default: spokenLabel
    }
  }

  /// The words after the label: an action's effect in brackets, or the executor on which a call was delivered; nil for neither.
  var addition: String? {
    switch kind {
    case .action: text.isEmpty ? nil : "(\(text))"
    case .asyncCall: delivery.map { "on \($0)" }
    default: nil
    }
  }

  /// The words for a call by the stage (the simulated device): `View is shown: viewDidLoad`.
  var showing: String {
    (receiver.map { "\($0.name) is shown: " } ?? "shown: ") + (message?.baseName ?? "")
  }

  /// The reason why the message was lost, such as `View is gone`; nil if it was not lost or the reason is unknown.
  var whyLost: String? {
    switch loss {
    case .gone: "\(target) is gone"
    case .dropped: "it was dropped"
    case .stopped: "the conversation was stopped"
    case .nil: receiver == nil && seam == nil ? "nil" : "\(target) is nil"
    case nil: nil
    }
  }

  /// A clause, after a full stop, about a message sent after its cause had returned or delivered on another executor; else empty.
  var lateness: String {
    guard isMessage else { return "" }
    let delivered = delivery.map { ". It is delivered on \($0)" } ?? ""
    guard isLate, let cause else { return delivered }
    let isAnswer = seam == nil || seam?.interface == "closure"
    return ". It \(isAnswer ? "answers" : "comes after") #\(cause), which had returned\(delivered)"
  }

  /// The names of the event's objects, after the module's name if all belong to one named module: `Detail: View, Presenter`.
  var objectsByModule: String {
    guard let module = objects.sharedModule else { return objects.names }
    return "\(module): \(objects.map(\.shortName).joined(separator: ", "))"
  }

  /// A sentence about the release of the event's objects, with their names: `Detail is gone: View, Presenter`.
  var objectsGone: String {
    guard objects.count > 1, let module = objects.sharedModule else {
      return "\(objects.names) \(objects.count == 1 ? "is" : "are") gone"
    }
    return "\(module) is gone: \(objects.map(\.shortName).joined(separator: ", "))"
  }
}

extension [Participant] {
  var sharedModule: String? {
    guard let module = first?.module, !module.isEmpty, allSatisfy({ $0.module == module }) else {
      return nil
    }
    return module
  }

  fileprivate var names: String {
    isEmpty ? "an object" : map(\.name).joined(separator: ", ")
  }

  /// A phrase for the participants: `Detail: 4 objects` for one named module, else up to two names, `A and B`, or `3 objects`.
  var counted: String {
    if let module = sharedModule { return "\(module): \(count.counted("object"))" }
    return (1...2).contains(count)
      ? map(\.name).joined(separator: " and ") : count.counted("object")
  }

  /// A clause about the release of the participants: `View is gone`, `Detail is gone: 4 objects`, or `3 objects are gone`.
  package var releaseSummary: String {
    if count == 1 { return "\(self[0].name) is gone" }
    guard let module = sharedModule else { return "\(counted) are gone" }
    return "\(module) is gone: \(count.counted("object"))"
  }
}

extension Int {
  func rowNumbers(to last: Int) -> String {
    self == last ? "#\(self)" : "#\(self) to #\(last)"
  }
}
