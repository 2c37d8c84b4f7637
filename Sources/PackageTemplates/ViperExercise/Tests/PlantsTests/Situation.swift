import Traces

/// A call of an object, and the messages that the object must send then, in this order; others may come between.
struct Situation {
  /// The words that end a sentence: "when the plants are asked for".
  let moment: String
  /// The name of the method in which the messages are to be written.
  let method: String
  let messages: [String]
  /// Returns a sentence on what is wrong although all messages were sent; nil if nothing is.
  let remark: (Trace) throws -> String?
  /// Calls the object, and returns the messages that follow.
  let trace: () throws -> Trace

  init(
    _ moment: String,
    in method: String,
    _ messages: String...,
    remark: @escaping (Trace) throws -> String? = { _ in nil },
    trace: @escaping () throws -> Trace
  ) {
    self.moment = moment
    self.method = method
    self.messages = messages
    self.remark = remark
    self.trace = trace
  }

  /// A sentence on the first message that is missing; nil if nothing is.
  func problem() throws -> String? {
    let trace = try trace()
    var rest = trace.events[...]
    for message in messages {
      let pattern = try MessagePattern(message)
      guard let index = rest.firstIndex(where: pattern.matches) else {
        return sentence(on: pattern, in: trace.events)
      }
      rest = rest[(index + 1)...]
    }
    return try remark(trace)
  }

  private func sentence(on pattern: MessagePattern, in events: [Event]) -> String {
    let message = pattern.text
    if events.contains(where: pattern.matches) { return "\(message) was sent too early \(moment)." }
    let found = events.first { event in
      event.isMessage && event.sender?.name == pattern.expected.sender?.name
        && event.message?.baseName == pattern.expected.message?.baseName
    }
    guard let found else { return "\(message) was never sent \(moment)." }
    let sender = found.sender?.name ?? ""
    if found.kind == .lost {
      return "\(message) was lost \(moment): \(sender).\(found.seam?.property ?? "") is nil."
    }
    let other = "\(sender) -> \(found.receiver?.name ?? "") \(found.message?.text ?? "")"
    return "Expected \(message) \(moment), found \(other)."
  }
}
