import Traces

/// One plain sentence that says what happened in a row, for eyes and for screen readers.
///
///     Sentence(event).text  // "Presenter calls View.showProducts([2 ProductRow])"
public struct Sentence: Hashable, Sendable {
  /// The sentence, without a full stop.
  public let text: String

  /// Puts an event into words.
  public init(_ event: Event) {
    text = event.sentence.escapingControls()
  }
}

// MARK: - CustomStringConvertible

extension Sentence: CustomStringConvertible {
  /// The sentence.
  public var description: String { text }
}

extension StyledText {
  /// Rows in words, for screen readers: one numbered sentence a line, no drawing.
  public init(sentencesOf rows: some Sequence<Event>) {
    self.init(lines: rows.map { StyledText("\($0.number ?? 0). \(Sentence($0).text)") })
  }
}

extension Event {
  fileprivate var sentence: String {
    switch kind {
    case .action: "\(senderName == "User" ? "you" : senderName): \(label)"
    case .call where seam?.interface == "closure": "\(senderName) calls back\(callee): \(label)"
    case .call: "\(senderName) calls \(addressed)"
    case .asyncCall: "\(senderName) calls \(addressed) and does not wait"
    case .return: "\(senderName) returns \(value?.summary ?? "nothing")\(toReceiver)"
    case .throw: "\(senderName) throws \(label)\(toReceiver)"
    case .reply: "\(senderName) answers \(value?.summary ?? "nothing")\(toReceiver)"
    case .lost: "\(senderName) to \(target): \(label) is lost\(lossReason)"
    case .created: "\(senderName) creates \(objectsByModule)"
    case .gone: objectsGone
    case .wired, .stage, .screen, .graph, .note, .divider: remark
    }
  }

  private var remark: String {
    switch kind {
    case .wired:
      "\(senderName).\(seam?.property ?? "reference") is set to \(receiver?.name ?? "nil")"
    case .stage: "the stage calls \(addressed)"
    case .screen: "the screen shows \(screen?.title ?? "nothing")"
    case .graph: "the objects reference each other"
    default: text
    }
  }

  private var senderName: String { sender?.name ?? "somebody" }
  private var toReceiver: String { receiver.map { " to \($0.name)" } ?? "" }
  private var callee: String { receiver.map { " \($0.name)" } ?? "" }
  private var addressed: String { (receiver.map { $0.name + "." } ?? "") + label }

  private var target: String { receiver?.name ?? seam?.property ?? "nobody" }

  private var lossReason: String {
    switch loss {
    case .gone: ": \(target) is gone"
    case .dropped: ": it was dropped"
    case .stopped: ": the conversation was stopped"
    case .nil: receiver == nil && seam == nil ? ": nil" : ": \(target) is nil"
    case nil: ""
    }
  }

  private var objectsByModule: String {
    guard let module = objects.sharedModule else { return objects.names }
    return "\(module): \(objects.map(\.shortName).joined(separator: ", "))"
  }

  private var objectsGone: String {
    guard let module = objects.sharedModule else {
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
