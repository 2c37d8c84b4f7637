/// Reads participants from JSON Lines: all that is known of one, or the name of one that is known.
///
/// One that was read whole is known by its name from then on, unless another has it.
struct JSONParticipants {
  private var names: [String: Participant] = [:]

  /// Knows nobody yet.
  init() {}

  /// Knows these by their names.
  init(named lanes: [Participant]) {
    names = Dictionary(lanes.map { ($0.name, $0) }) { first, _ in first }
  }
}

extension JSONParticipants {
  /// Reads a list of them.
  mutating func readList(_ json: inout JSONReader) throws(JSONLinesError) -> [Participant] {
    try json.list { json throws(JSONLinesError) in try read(&json) }
  }

  /// Reads a name, or all that is known of a participant.
  mutating func read(_ json: inout JSONReader) throws(JSONLinesError) -> Participant {
    let start = json.start()
    if json.next == UInt8(ascii: "\"") { return participant(named: try json.string()) }
    var role: String?
    var kind: String?
    var (type, module, ordinal) = ("", "", 1)
    try json.members { key, json throws(JSONLinesError) in
      switch key {
      case "role": role = try json.string()
      case "as": kind = try json.string()
      case "type": type = try json.string()
      case "module": module = try json.string()
      case "ordinal": ordinal = try json.integer()
      default: try json.skipValue()
      }
    }
    guard let role else { throw json.error(.missingKey("role"), at: start) }
    let known = Role(role, as: kind.map { Role($0) })
    let participant = Participant(known, type: type, module: module, ordinal: ordinal)
    names[participant.name] = names[participant.name] ?? participant
    return participant
  }

  private mutating func participant(named name: String) -> Participant {
    if let participant = names[name] { return participant }
    let participant = Participant(named: name)
    names[name] = participant
    return participant
  }
}
