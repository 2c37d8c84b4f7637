import FixtureKit
import Traces

/// How many of the messages on a list were recorded.
struct MessageCount {
  /// The messages that have a row, in the order of the list.
  private(set) var heard: [CountedMessage] = []
  private(set) var reasons: [Substring] = []
  /// How many rows name another sender.
  private(set) var wronglySent = 0
  /// What is not as the list says.
  private(set) var differences: [String] = []
  private var unheard: [CountedMessage] = []
}

extension MessageCount {
  init(_ lines: [CountedLine], in trace: Trace, isOrdered: Bool) {
    let rows = trace.rows.filter(\.isDelivered).map(CountedMessage.init)
    var left = rows
    for line in lines { count(line, &left) }
    let missing = unheard
    left.forEach { blame($0) }
    differences += unheard.map { "has no row: \($0.text)" }
    unheard = missing
    let said = rows.filter { $0.sender != CountedMessage.nobody }
    if isOrdered, differences.isEmpty, said != heard {
      differences.append("in another order: \(said.map(\.text))")
    }
  }

  /// Finds the row of a line; one from nobody may have a row, and is no message between two who take part.
  private mutating func count(_ line: CountedLine, _ rows: inout [CountedMessage]) {
    let message = line.message
    let row = rows.firstIndex(of: message).map { rows.remove(at: $0) }
    if message.sender == CountedMessage.nobody { return }
    if let reason = line.reason {
      if row != nil { differences.append("has a row, and needs no reason: \(message.text)") }
      reasons.append(reason)
    } else if row != nil {
      heard.append(message)
    } else {
      unheard.append(message)
    }
  }

  /// Says of a row that is on no list whose message it tells wrongly.
  private mutating func blame(_ row: CountedMessage) {
    if let index = unheard.firstIndex(where: { $0.receipt == row.receipt }) {
      differences.append("wrong sender: \(row.text), not \(unheard.remove(at: index).sender)")
      wronglySent += 1
    } else {
      differences.append("not on the list: \(row.text)")
    }
  }
}

extension MessageCount {
  var counted: Int { heard.count + reasons.count + unheard.count }

  var summary: String {
    "\(counted) messages counted by hand: \(heard.count) heard, \(reasons.count) told, "
      + "\(wronglySent) with a wrong sender"
  }

  static func += (left: inout MessageCount, right: MessageCount) {
    left.heard += right.heard
    left.reasons += right.reasons
    left.wronglySent += right.wronglySent
    left.differences += right.differences
    left.unheard += right.unheard
  }
}

extension Event {
  /// Whether it is a message that somebody who takes part got.
  fileprivate var isDelivered: Bool {
    (kind == .call || kind == .asyncCall) && sender?.isUser != true
  }
}

/// A message that somebody found by reading a fixture's source, or a row that was recorded.
struct CountedMessage: Hashable {
  /// The class of who sends it; `nobody` takes no part.
  let sender: String
  /// The class of who gets it, and the message.
  let receipt: String

  static let nobody = "nobody"
}

extension CountedMessage {
  init(_ row: Event) {
    sender = row.sender.map(Self.type) ?? Self.nobody
    receipt = "\(row.receiver.map(Self.type) ?? Self.nobody) \(row.message?.name ?? "")"
  }

  private static func type(_ participant: Participant) -> String {
    String((participant.type.isEmpty ? participant.name : participant.type).prefix { $0 != "<" })
  }

  var text: String { "\(sender) -> \(receipt)" }
}
