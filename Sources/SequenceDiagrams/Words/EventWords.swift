import Traces

/// The words for an event that both sentences and drawings use.
extension Event {
  /// The name of the sender; `somebody` when the sender is unknown.
  var senderName: String { sender?.name ?? "somebody" }

  /// The name of the receiver, or else of the property through which the message was sent; `nobody` when both are
  /// unknown.
  var target: String { receiver?.name ?? seam?.property ?? "nobody" }

  /// The label of the event, such as a method with arguments; `a message` for a lost message of unknown name.
  var spokenLabel: String { kind == .lost && label.isEmpty ? "a message" : label }

  /// The words on the arrow of the event's row: `getProducts()`, `! .offline`, `creates Detail: 4 objects`.
  var wordsOnArrow: String {
    switch kind {
    case .throw: "! \(label)"
    case .created: "creates \(objects.counted)"
    case .gone: objects.releaseSummary
    default: spokenLabel
    }
  }

  /// The words after the label of an action, which are its effect in brackets, or of an asynchronous call, which are
  /// the executor (queue or actor) that it was delivered on; nil if there are none and for other events.
  var addition: String? {
    switch kind {
    case .action: text.isEmpty ? nil : "(\(text))"
    case .asyncCall: delivery.map { "on \($0)" }
    default: nil
    }
  }

  /// The words for a call by the stage, in the place of UIKit: the name of the shown View and of the method called on
  /// it.
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

  /// The clause that a sentence adds for a message that was sent after its cause had returned, or was delivered on
  /// another executor.
  ///
  /// Begins with a full stop; empty for other events.
  var lateness: String {
    guard isMessage else { return "" }
    let delivered = delivery.map { ". It is delivered on \($0)" } ?? ""
    guard isLate, let cause else { return delivered }
    let isAnswer = seam == nil || seam?.interface == "closure"
    return ". It \(isAnswer ? "answers" : "comes after") #\(cause), which had returned\(delivered)"
  }

  /// The names of the event's created objects, after the name of their module if they share one: `Detail: View,
  /// Presenter`.
  var objectsByModule: String {
    guard let module = objects.sharedModule else { return objects.names }
    return "\(module): \(objects.map(\.shortName).joined(separator: ", "))"
  }

  /// The sentence for the event's released objects, by name: `Detail is gone: View, Presenter`.
  var objectsGone: String {
    guard objects.count > 1, let module = objects.sharedModule else {
      return "\(objects.names) \(objects.count == 1 ? "is" : "are") gone"
    }
    return "\(module) is gone: \(objects.map(\.shortName).joined(separator: ", "))"
  }
}

extension [Participant] {
  /// The name of the module that all participants belong to; nil if they differ, or if it is the first module, which
  /// has no name.
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
  /// The participants as a phrase: `Detail: 4 objects` in a named module, otherwise the names of one or two, or `3
  /// objects`.
  var counted: String {
    if let module = sharedModule { return "\(module): \(count.counted("object"))" }
    return (1...2).contains(count)
      ? map(\.name).joined(separator: " and ") : count.counted("object")
  }

  /// The release of the participants as a phrase: `Detail is gone: 4 objects`, or `View is gone` for a single object.
  package var releaseSummary: String {
    if count == 1 { return "\(self[0].name) is gone" }
    if let module = sharedModule {
      return "\(module) is gone: \(count.counted("object"))"
    }
    return "\(counted) \(count == 1 ? "is" : "are") gone"
  }
}

extension Int {
  /// Returns the range of row numbers from this number to `last` in words: `#5`, or `#5 to #9`.
  func rowNumbers(to last: Int) -> String {
    self == last ? "#\(self)" : "#\(self) to #\(last)"
  }
}
