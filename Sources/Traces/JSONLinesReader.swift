/// Reads a trace from JSON Lines, a line at a time.
///
/// Keys it does not know are ignored, so that a later version can add some.
public struct JSONLinesReader {
  /// The participants of the first line; nil before it was read.
  public private(set) var lanes: [Participant]?

  private var names: [String: Participant] = [:]
  private var line = 0

  /// Makes a reader that stands before the first line.
  public init() {}

  /// Reads a line without its end; gives no event for the first line and for empty ones.
  public mutating func read(_ bytes: ArraySlice<UInt8>) throws(JSONLinesError) -> Event? {
    line += 1
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return nil }
    var reader = JSONReader(bytes, line: line)
    let json = JSONPart(value: try reader.value(), reader: reader)
    if lanes == nil {
      lanes = try header(json)
      return nil
    }
    return try event(json)
  }

  private mutating func header(_ json: JSONPart) throws(JSONLinesError) -> [Participant] {
    guard let version = json["viperlab"] else { throw json.error(.missingHeader) }
    let number = try version.integer()
    guard number == 1 else { throw version.error(.unknownVersion(number)) }
    let lanes = try json.list("lanes") { part throws(JSONLinesError) in
      try participant(part)
    }
    names = Dictionary(lanes.map { ($0.name, $0) }) { first, _ in first }
    return lanes
  }

  /// What is wrong when the text ends before its first line.
  func headerMissing() -> JSONLinesError? {
    lanes == nil ? JSONLinesError(line: line, column: 1, problem: .missingHeader) : nil
  }
}

// MARK: - Events

extension JSONLinesReader {
  private func event(_ json: JSONPart) throws(JSONLinesError) -> Event {
    var event = Event(try json.required("kind").word())
    event.order = try json.integer("order") ?? 0
    event.number = try json.integer("number")
    event.sender = try json.part("from", participant)
    event.receiver = try json.part("to", participant)
    event.message = try json.part("message", message)
    event.value = try json.part("value", value)
    event.cause = try json.integer("cause")
    event.time = try json.integer("time") ?? 0
    event.executor = try json.string("executor") ?? Event.mainExecutor
    try readRest(of: &event, json)
    return event
  }

  private func readRest(of event: inout Event, _ json: JSONPart) throws(JSONLinesError) {
    event.place = try json.part("place", place)
    event.seam = try json.part("seam", seam)
    event.loss = try json["loss"]?.word()
    event.candidates = try json.list("candidates") { part throws(JSONLinesError) in
      try part.string()
    }
    event.objects = try json.list("objects", participant)
    event.screen = try json.part("screen", screen)
    event.graph = try json.part("graph", graph)
    event.text = try json.string("text") ?? ""
  }

  func participant(_ json: JSONPart) throws(JSONLinesError) -> Participant {
    if case .string(let name) = json.value.content {
      return names[name] ?? Participant(named: name)
    }
    let name = try json.required("role").string()
    let kind = try json.string("as")
    return Participant(
      Role(name, as: kind.map { Role($0) }),
      type: try json.string("type") ?? "",
      module: try json.string("module") ?? "",
      ordinal: try json.integer("ordinal") ?? 1
    )
  }

  private func message(_ json: JSONPart) throws(JSONLinesError) -> Message {
    let name = try json.required("name").string()
    guard json["arguments"] != nil else { return Message(name) }
    return Message(name, try json.list("arguments", argument))
  }

  private func argument(_ json: JSONPart) throws(JSONLinesError) -> Argument {
    Argument(
      label: try json.string("label"),
      parameter: try json.string("parameter") ?? "",
      try value(json)
    )
  }

  private func value(_ json: JSONPart) throws(JSONLinesError) -> Value {
    Value(try json.required("summary").string(), detail: try json.string("detail"))
  }

  private func place(_ json: JSONPart) throws(JSONLinesError) -> Place {
    Place(
      file: try json.string("file") ?? "",
      line: try json.integer("line") ?? 0,
      function: try json.string("function") ?? ""
    )
  }

  private func seam(_ json: JSONPart) throws(JSONLinesError) -> Seam {
    Seam(
      try json.string("property") ?? "",
      try json["strength"]?.word() ?? .strong,
      as: try json.string("as") ?? ""
    )
  }

  private func screen(_ json: JSONPart) throws(JSONLinesError) -> Screen {
    Screen(
      title: try json.string("title") ?? "",
      back: try json.string("back"),
      try json.list("lines", screenLine)
    )
  }

  private func screenLine(_ json: JSONPart) throws(JSONLinesError) -> Screen.Line {
    if let row = json["row"] { return .row(try row.string(), try json.string("detail") ?? "") }
    if let button = json["button"] { return .button(try button.string()) }
    return .text(try json.required("text").string())
  }
}
