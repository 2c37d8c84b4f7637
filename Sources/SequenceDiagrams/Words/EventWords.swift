import Traces

/// The words that all sentences share.
extension Event {
  /// Who does it, where that is known.
  var senderName: String { sender?.name ?? "somebody" }

  /// Whom a message was meant for: the receiver, or the reference it went through.
  var target: String { receiver?.name ?? seam?.property ?? "nobody" }

  /// What it is about; of a lost message whose name nobody knows, that it was one.
  var spokenLabel: String { kind == .lost && label.isEmpty ? "a message" : label }

  /// What stands on the arrow: `getProducts()`, `! .offline`, `creates Detail: 4 objects`.
  var wordsOnArrow: String {
    switch kind {
    case .throw: "! \(label)"
    case .created: "creates \(objects.counted)"
    case .gone: objects.releaseSummary
    default: spokenLabel
    }
  }

  /// What is said behind the words of a row that arrived: what an action makes happen, or where a
  /// message was delivered.
  var addition: String? {
    switch kind {
    case .action: text.isEmpty ? nil : "(\(text))"
    case .asyncCall: delivery.map { "on \($0)" }
    default: nil
    }
  }

  /// Whose screen the stage shows, and what it calls there.
  var showing: String {
    (receiver.map { "\($0.name) is shown: " } ?? "shown: ") + (message?.baseName ?? "")
  }

  /// Why a message was lost: `View is gone`; nil where nobody knows.
  var whyLost: String? {
    switch loss {
    case .gone: "\(target) is gone"
    case .dropped: "it was dropped"
    case .stopped: "the conversation was stopped"
    case .nil: receiver == nil && seam == nil ? "nil" : "\(target) is nil"
    case nil: nil
    }
  }

  /// What is said of a message that came after what caused it had returned, or that was delivered
  /// elsewhere; begins with a full stop, or is empty.
  var lateness: String {
    guard isMessage else { return "" }
    let delivered = delivery.map { ". It is delivered on \($0)" } ?? ""
    guard isLate, let cause else { return delivered }
    let isAnswer = seam == nil || seam?.interface == "closure"
    return ". It \(isAnswer ? "answers" : "comes after") #\(cause), which had returned\(delivered)"
  }

  /// Who was created: `Detail: View, Presenter`.
  var objectsByModule: String {
    guard let module = objects.sharedModule else { return objects.names }
    return "\(module): \(objects.map(\.shortName).joined(separator: ", "))"
  }

  /// Who is no more: `Detail is gone: View, Presenter`.
  var objectsGone: String {
    guard objects.count > 1, let module = objects.sharedModule else {
      return "\(objects.names) \(objects.count == 1 ? "is" : "are") gone"
    }
    return "\(module) is gone: \(objects.map(\.shortName).joined(separator: ", "))"
  }
}

extension [Participant] {
  /// The later module that all of them belong to.
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
  /// Who was created: `Detail: 4 objects`, or the names of one or two.
  var counted: String {
    if let module = sharedModule { return "\(module): \(count.counted("object"))" }
    return (1...2).contains(count)
      ? map(\.name).joined(separator: " and ") : count.counted("object")
  }

  /// Who is no more: `Detail is gone: 4 objects`, or the name of only one.
  package var releaseSummary: String {
    if count == 1 { return "\(self[0].name) is gone" }
    if let module = sharedModule {
      return "\(module) is gone: \(count.counted("object"))"
    }
    return "\(counted) \(count == 1 ? "is" : "are") gone"
  }
}

extension Int {
  /// The numbers of rows from this one to another: `#5`, or `#5 to #9`.
  func rowNumbers(to last: Int) -> String {
    self == last ? "#\(self)" : "#\(self) to #\(last)"
  }
}
