import Traces

/// A message written in a lesson, such as `View -> Presenter load`: a pattern that events can match, and a sentence for learners.
struct MessageSentence: Sendable {
  private let pattern: MessagePattern

  /// Parses a message; `*` stands for any participant or message, a message alone for a call between any participants.
  init(_ text: String) throws(TraceReadingError) {
    pattern = try MessagePattern(MessageSentence.withAnybody(text))
  }

  /// Returns whether one of the words of a text is an arrow, so that the text is meant as a message.
  static func isWritten(in text: String) -> Bool {
    text.split(separator: " ").contains { arrows.contains(String($0)) }
  }

  private static let arrows = ["->", "-->", "-->!", "->!", "~>", "-x", "->*", "-x*"]

  /// Returns the message as the notation writes it: `_` for any participant, and `_ -> _ load` for a single word.
  private static func withAnybody(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let arrow = words.firstIndex(where: arrows.contains) else {
      return words.count == 1 ? "_ -> _ \(text)" : text
    }
    for index in words.indices where words[index] == "*" {
      let isReceiver = index > arrow && words[(arrow + 1)..<index].allSatisfy(\.isEmpty)
      if index < arrow || isReceiver { words[index] = "_" }
    }
    return words.joined(separator: " ")
  }

  /// Returns whether an event is this message; `Detail.View` also matches `Detail.View:2`, of the second visit to its screen.
  func matches(_ event: Event) -> Bool {
    pattern.matches(event) || (namesPage && pattern.matches(event.onFirstVisit))
  }

  /// Whether the sender or the receiver belongs to a named module and has no number, such as `Detail.View` but not `Detail.View:2`.
  private var namesPage: Bool {
    [pattern.expected.sender, pattern.expected.receiver].contains { participant in
      participant.map { !$0.module.isEmpty && $0.ordinal == 1 } ?? false
    }
  }

  var words: String {
    switch pattern.expected.kind {
    case .action: "You type \(messageText ?? "something")"
    case .call: call
    case .asyncCall: call + " without waiting"
    case .lost: call + ", and it is lost"
    case .return, .reply: "\(sender) returns \(messageText ?? "a value") to \(receiver)"
    case .throw: "\(sender) throws \(messageText ?? "an error") to \(receiver)"
    case .created: "\(sender) creates \(objects)"
    case .gone: "\(objects) is gone"
    case .wired, .stage, .screen, .graph, .note, .divider: pattern.text
    }
  }

  private var call: String { "\(sender) calls \(receiver)\(messageText.map { "." + $0 } ?? "")" }

  private var sender: String { name(of: pattern.expected.sender) }

  private var receiver: String {
    guard pattern.expected.receiver == nil, let seam = pattern.expected.seam else {
      return name(of: pattern.expected.receiver)
    }
    return "its " + seam.property
  }

  private var objects: String {
    pattern.expected.objects.map { name(of: $0) }.joined(separator: ", ")
  }

  private func name(of participant: Participant?) -> String {
    guard let name = participant?.name, name != "_" else { return "somebody" }
    return name
  }

  private var messageText: String? {
    let text = pattern.expected.value?.summary ?? pattern.expected.message?.text
    return text == "*" || text == "_" ? nil : text
  }

  var names: [String] {
    [pattern.expected.sender, pattern.expected.receiver].compactMap { $0?.name }
      .filter { $0 != "_" }
  }

  /// Returns whether an event is the loss of this call; the receiver may be written as the name of the reference that was nil.
  func isLost(in event: Event) -> Bool {
    guard event.kind == .lost else { return false }
    let name = pattern.expected.sender?.name ?? "_"
    return ["_", event.sender?.name, event.onFirstVisit.sender?.name].contains(name)
      && isReceiver(ofLost: event) && isMessage(ofLost: event)
  }

  private func isReceiver(ofLost event: Event) -> Bool {
    guard let expected = pattern.expected.receiver, expected.name != "_" else { return true }
    if let receiver = event.receiver {
      return [receiver.name, event.onFirstVisit.receiver?.name].contains(expected.name)
    }
    return event.seam?.property.lowercased() == expected.role.name.lowercased()
  }

  private func isMessage(ofLost event: Event) -> Bool {
    guard let name = pattern.expected.message?.baseName, !["*", "_"].contains(name) else {
      return true
    }
    let candidates = event.candidates + [event.message?.text].compactMap(\.self)
    return candidates.contains { $0.prefix { $0 != "(" } == name }
  }

  /// Returns 0 to 4: 2 for an equal method name, 1 for the same sender, 1 for the same receiver.
  func likeness(to event: Event) -> Int {
    let expected = pattern.expected
    let isSaid = expected.message.map { $0.baseName == event.message?.baseName } ?? false
    return (isSaid ? 2 : 0) + (expected.sender?.name == event.sender?.name ? 1 : 0)
      + (expected.receiver?.name == event.receiver?.name ? 1 : 0)
  }
}

extension Event {
  /// The event as on the first visit to its screen: `Detail.View` in place of `Detail.View:2` as the sender or the receiver.
  fileprivate var onFirstVisit: Event {
    var event = self
    event.sender = sender?.onFirstVisit
    event.receiver = receiver?.onFirstVisit
    return event
  }
}

extension Participant {
  fileprivate var onFirstVisit: Participant {
    guard !module.isEmpty, ordinal > 1 else { return self }
    return Participant(role, type: type, module: module)
  }
}
