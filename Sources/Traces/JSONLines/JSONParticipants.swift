/// A reader of participants in JSON Lines, each written as an object or as the name of a participant read before.
///
/// Of several participants with one name, the name stands for the first. An unknown name gives a participant made from the name
/// alone.
struct JSONParticipants {
  private var names: [String: Participant] = [:]

  init(named lanes: [Participant] = []) {
    names = Dictionary(lanes.map { ($0.name, $0) }) { first, _ in first }
  }

  mutating func readList(_ json: inout JSONReader) throws(JSONLinesError) -> [Participant] {
    try json.list { json throws(JSONLinesError) in try read(&json) }
  }

  /// Reads a participant: a name, or an object with its role, type, module and ordinal (its number among equal roles of a module).
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
