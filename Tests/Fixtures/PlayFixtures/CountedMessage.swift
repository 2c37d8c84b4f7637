import FixtureKit
import Traces

/// A message that somebody found by reading a fixture's source, or a row that was recorded.
struct CountedMessage: Hashable {
  /// The class of who sends it; `nobody` takes no part.
  let sender: String
  /// The class of who gets it, and the message.
  let receipt: String

  static let nobody = "nobody"
}

extension CountedMessage {
  /// What a row says.
  init(_ row: Event) {
    sender = row.sender.map(Self.type) ?? Self.nobody
    receipt = "\(row.receiver.map(Self.type) ?? Self.nobody) \(row.message?.name ?? "")"
  }

  private static func type(_ participant: Participant) -> String {
    String((participant.type.isEmpty ? participant.name : participant.type).prefix { $0 != "<" })
  }

  var text: String { "\(sender) -> \(receipt)" }
}

/// A line of a list: a message, and why it has no row where it has none.
struct CountedLine {
  let message: CountedMessage
  /// Why it has no row; nil where it must have one.
  let reason: Substring?

  /// Reads `View -> Presenter open()`, perhaps with `| reason` behind it.
  init(_ line: Substring) {
    let parts = line.split(separator: " | ")
    let ends = parts[0].split(separator: " -> ")
    message = CountedMessage(sender: String(ends[0]), receipt: String(ends[1]))
    reason = parts.dropFirst().first
  }
}
