import PrintableText
import Traces

/// An event as a sentence for use inside other text.
///
///     Sentence(event).text  // "Presenter calls View.showProducts([2 ProductRow])"
///
/// ``NumberedSentence`` is the form for a line of its own.
public struct Sentence: Hashable, Sendable {
  /// The sentence, without a full stop.
  public let text: String

  /// Creates the sentence of an event.
  public init(_ event: Event) {
    text = event.sentence.printable()
  }
}

extension Sentence: CustomStringConvertible {
  /// The sentence, the same as ``text``.
  public var description: String { text }
}

extension Event {
  fileprivate var sentence: String {
    switch kind {
    case .action: "\(senderName == "User" ? "you" : senderName): \(label)"
    case .call where seam?.interface == "closure": "\(senderName) calls back\(callee): \(label)"
    case .call: "\(senderName) calls \(addressed)"
    case .asyncCall where isLate: "\(senderName) calls \(addressed)\(lateness)"
    case .asyncCall: "\(senderName) calls \(addressed) and does not wait\(lateness)"
    case .return: "\(senderName) returns \(value?.summary ?? "nothing")\(toReceiver)"
    case .throw: "\(senderName) throws \(label)\(toReceiver)"
    case .reply: "\(senderName) answers \(value?.summary ?? "nothing")\(toReceiver)"
    case .lost:
      "\(senderName) to \(target): \(spokenLabel) is lost\(whyLost.map { ": \($0)" } ?? "")\(lateness)"
    case .created: "\(senderName) creates \(objectsByModule)"
    case .gone: objectsGone
    case .wired, .stage, .screen, .graph, .note, .divider: remark
    }
  }

  private var toReceiver: String { receiver.map { " to \($0.name)" } ?? "" }
  private var callee: String { receiver.map { " \($0.name)" } ?? "" }
  private var addressed: String { (receiver.map { $0.name + "." } ?? "") + label }

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
}
