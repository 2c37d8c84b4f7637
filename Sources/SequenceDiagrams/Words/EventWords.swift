import Traces

/// The words that sentences and drawings share.
extension Event {
  /// The name of the sender; `somebody` when the sender is unknown.
  var senderName: String { sender?.name ?? "somebody" }

  /// The name of the intended receiver, or of the reference the message went through; `nobody` when both are unknown.
  var target: String { receiver?.name ?? seam?.property ?? "nobody" }

  /// The label of the event; `a message` for a lost message of unknown name.
  var spokenLabel: String { kind == .lost && label.isEmpty ? "a message" : label }

  /// The words on an arrow: `getProducts()`, `! .offline`, `creates Detail: 4 objects`.
  var wordsOnArrow: String {
    switch kind {
    case .throw: "! \(label)"
    case .created: "creates \(objects.counted)"
    case .gone: objects.releaseSummary
    default: spokenLabel
    }
  }

  /// The words after the label of a row that arrived: the effect of an action, or the executor that a message was
  /// delivered on; nil for other rows.
  var addition: String? {
    switch kind {
    case .action: text.isEmpty ? nil : "(\(text))"
    case .asyncCall: delivery.map { "on \($0)" }
    default: nil
    }
  }

  /// The words of a stage event: the shown View's name and the method called on it.
  var showing: String {
    (receiver.map { "\($0.name) is shown: " } ?? "shown: ") + (message?.baseName ?? "")
  }

  /// The reason why a message was lost: `View is gone`; nil for a message that was not lost.
  var whyLost: String? {
    switch loss {
    case .gone: "\(target) is gone"
    case .dropped: "it was dropped"
    case .stopped: "the conversation was stopped"
    case .nil: receiver == nil && seam == nil ? "nil" : "\(target) is nil"
    case nil: nil
    }
  }

  /// The clause for a message that was sent after its cause had returned, or was delivered on another executor.
  ///
  /// Begins with a full stop; empty for other events.
  var lateness: String {
    guard isMessage else { return "" }
    let delivered = delivery.map { ". It is delivered on \($0)" } ?? ""
    guard isLate, let cause else { return delivered }
    let isAnswer = seam == nil || seam?.interface == "closure"
    return ". It \(isAnswer ? "answers" : "comes after") #\(cause), which had returned\(delivered)"
  }

  /// The created objects, by name: `Detail: View, Presenter`.
  var objectsByModule: String {
    guard let module = objects.sharedModule else { return objects.names }
    return "\(module): \(objects.map(\.shortName).joined(separator: ", "))"
  }

  /// The released objects, by name: `Detail is gone: View, Presenter`.
  var objectsGone: String {
    guard objects.count > 1, let module = objects.sharedModule else {
      return "\(objects.names) \(objects.count == 1 ? "is" : "are") gone"
    }
    return "\(module) is gone: \(objects.map(\.shortName).joined(separator: ", "))"
  }
}

extension [Participant] {
  /// The later module that all participants belong to; nil if there is none or they differ.
  var sharedModule: String? {
    guard let module = first?.module, !module.isEmpty, allSatisfy({ $0.module == module }) else {
      return nil
    }
    return module
  }

  fileprivate var names: String {
    isEmpty ? "an object" : map(\.name).joined(separator: ", ")
  }
}

extension [Participant] {
  /// The participants as a phrase: `Detail: 4 objects`, or the names of one or two.
  var counted: String {
    if let module = sharedModule { return "\(module): \(count.counted("object"))" }
    return (1...2).contains(count)
      ? map(\.name).joined(separator: " and ") : count.counted("object")
  }

  /// The release of the participants as a phrase: `Detail is gone: 4 objects`, or the name of a single object.
  package var releaseSummary: String {
    if count == 1 { return "\(self[0].name) is gone" }
    if let module = sharedModule {
      return "\(module) is gone: \(count.counted("object"))"
    }
    return "\(counted) \(count == 1 ? "is" : "are") gone"
  }
}

extension Int {
  /// Returns a range of row numbers in words: `#5`, or `#5 to #9`.
  func rowNumbers(to last: Int) -> String {
    self == last ? "#\(self)" : "#\(self) to #\(last)"
  }
}
