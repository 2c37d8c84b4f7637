// Readers for the parts of an event in JSON Lines.
extension JSONReader {
  mutating func message() throws(TraceReadingError) -> Message {
    let start = start()
    var name: String?
    var arguments: [Argument]?
    try members { key, json throws(TraceReadingError) in
      switch key {
      case "name": name = try json.string()
      case "arguments":
        arguments = try json.list { json throws(TraceReadingError) in try json.argument() }
      default: try json.skipValue()
      }
    }
    guard let name else { throw missing("name", at: start) }
    return Message(name, arguments)
  }

  private mutating func argument() throws(TraceReadingError) -> Argument {
    let start = start()
    let texts = try texts("label", "parameter", "summary", "detail")
    let value = try value(texts, at: start)
    return Argument(label: texts["label"], parameter: texts["parameter"] ?? "", value)
  }

  mutating func value() throws(TraceReadingError) -> Value {
    let start = start()
    let texts = try texts("summary", "detail")
    return try value(texts, at: start)
  }

  private func value(_ texts: [String: String], at start: Int) throws(TraceReadingError) -> Value {
    guard let summary = texts["summary"] else { throw missing("summary", at: start) }
    return Value(summary, detail: texts["detail"])
  }

  /// Reads a JSON object, and returns its values for `keys`, which must be texts.
  private mutating func texts(_ keys: String...) throws(TraceReadingError) -> [String: String] {
    var texts: [String: String] = [:]
    try members { key, json throws(TraceReadingError) in
      if keys.contains(key) { texts[key] = try json.string() } else { try json.skipValue() }
    }
    return texts
  }

  mutating func location() throws(TraceReadingError) -> CodeLocation {
    var (file, line, function) = ("", 0, "")
    try members { key, json throws(TraceReadingError) in
      switch key {
      case "file": file = try json.string()
      case "line": line = try json.integer()
      case "function": function = try json.string()
      default: try json.skipValue()
      }
    }
    return CodeLocation(file: file, line: line, function: function)
  }

  mutating func seam() throws(TraceReadingError) -> Seam {
    var (property, interface) = ("", "")
    var strength = Seam.Strength.strong
    try members { key, json throws(TraceReadingError) in
      switch key {
      case "property": property = try json.string()
      case "strength": strength = try json.word()
      case "as": interface = try json.string()
      default: try json.skipValue()
      }
    }
    return Seam(property, strength, as: interface)
  }

  mutating func screen() throws(TraceReadingError) -> Screen {
    var screen = Screen()
    try members { key, json throws(TraceReadingError) in
      switch key {
      case "title": screen.title = try json.string()
      case "back": screen.back = try json.string()
      case "lines":
        screen.lines = try json.list { json throws(TraceReadingError) in try json.screenLine() }
      default: try json.skipValue()
      }
    }
    return screen
  }

  private mutating func screenLine() throws(TraceReadingError) -> Screen.Line {
    let start = start()
    let texts = try texts("row", "detail", "button", "field", "text")
    if let row = texts["row"] { return .row(row, texts["detail"] ?? "") }
    if let button = texts["button"] { return .button(button) }
    if let field = texts["field"] { return .field(field, texts["text"] ?? "") }
    guard let text = texts["text"] else { throw missing("text", at: start) }
    return .text(text)
  }
}

/// A reader of participants in JSON Lines, each written as an object or as the name of a participant read before.
///
/// Of several participants with one name, the name stands for the first. An unknown name gives a participant made from the name
/// alone.
struct JSONParticipants {
  private var names: [String: Participant] = [:]

  init(named lanes: [Participant] = []) {
    names = Dictionary(lanes.map { ($0.name, $0) }) { first, _ in first }
  }

  mutating func readList(_ json: inout JSONReader) throws(TraceReadingError) -> [Participant] {
    try json.list { json throws(TraceReadingError) in try read(&json) }
  }

  mutating func read(_ json: inout JSONReader) throws(TraceReadingError) -> Participant {
    let start = json.start()
    if json.next == UInt8(ascii: "\"") { return participant(named: try json.string()) }
    var role: String?
    var kind: String?
    var (type, module, ordinal) = ("", "", 1)
    try json.members { key, json throws(TraceReadingError) in
      switch key {
      case "role": role = try json.string()
      case "as": kind = try json.string()
      case "type": type = try json.string()
      case "module": module = try json.string()
      case "ordinal": ordinal = try json.integer()
      default: try json.skipValue()
      }
    }
    guard let role else { throw json.missing("role", at: start) }
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
