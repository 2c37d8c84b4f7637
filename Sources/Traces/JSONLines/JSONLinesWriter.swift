/// A writer of a trace as JSON Lines: a header line with the participants, then one line for each event.
///
/// Fields that are empty or have their default value are left out. A participant is written as its name if the header, or an
/// earlier line of ``lineAddingParticipants(of:)``, has an equal participant under that name; else as an object.
public struct JSONLinesWriter {
  private var lanes: [String: Participant]
  /// The header line, which lists the participants in the order of their lanes, with its line end.
  public let header: String

  /// Creates a writer for a trace whose header lists the participants `lanes`.
  public init(lanes: [Participant]) {
    self.lanes = Dictionary(lanes.map { ($0.name, $0) }) { first, _ in first }
    var json = JSONWriter()
    json.object { json in
      json.member("viperlab", 1)
      json.put("lanes", lanes) { JSONLinesWriter.write(whole: $0, &$1) }
    }
    header = json.text + "\n"
  }

  /// Returns an event as a line of JSON, with its line end.
  public func line(_ event: Event) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("kind", event.kind.rawValue)
      json.member("order", event.order, unless: 0)
      json.member("number", event.number)
      json.member("from", event.sender, write)
      json.member("to", event.receiver, write)
      json.member("message", event.message, write)
      json.member("value", event.value, write)
      json.member("cause", event.cause)
      json.member("time", event.time, unless: 0)
      json.member("executor", event.executor, unless: Event.mainExecutor)
      json.member("late", event.isLate ? 1 : nil)
      json.member("delivered", event.delivery) { $1.string($0) }
      json.member("place", event.location, write)
      json.member("seam", event.seam, write)
      json.member("loss", event.loss?.rawValue)
      json.member("candidates", each: event.candidates) { $1.string($0) }
      json.member("objects", each: event.objects, write)
      json.member("screen", event.screen, write)
      json.member("graph", event.graph, write)
      json.member("text", event.text)
    }
    return json.text + "\n"
  }

  /// Returns an event as a line of JSON with its line end, and remembers its participants for later lines.
  ///
  /// For a file whose participants are unknown when its header is written: a participant is an object in the first line that
  /// mentions it, and a name in later lines.
  public mutating func lineAddingParticipants(of event: Event) -> String {
    let line = line(event)
    for participant in event.participants + (event.graph?.participants ?? []) {
      lanes[participant.name] = lanes[participant.name] ?? participant
    }
    return line
  }

  func write(_ participant: Participant, _ json: inout JSONWriter) {
    if lanes[participant.name] == participant {
      json.string(participant.name)
    } else {
      JSONLinesWriter.write(whole: participant, &json)
    }
  }

  private static func write(whole participant: Participant, _ json: inout JSONWriter) {
    json.object { json in
      json.put("role", participant.role.name)
      json.member("as", participant.role.kind, unless: participant.role.name)
      json.member("type", participant.type)
      json.member("module", participant.module)
      json.member("ordinal", participant.ordinal, unless: 1)
    }
  }

  private func write(_ message: Message, _ json: inout JSONWriter) {
    json.object { json in
      json.put("name", message.name)
      if let arguments = message.arguments { json.put("arguments", arguments, write) }
    }
  }

  private func write(_ argument: Argument, _ json: inout JSONWriter) {
    json.object { json in
      json.member("label", argument.label) { $1.string($0) }
      json.member("parameter", argument.parameter)
      writeMembers(argument.value, &json)
    }
  }

  private func write(_ value: Value, _ json: inout JSONWriter) {
    json.object { writeMembers(value, &$0) }
  }

  private func writeMembers(_ value: Value, _ json: inout JSONWriter) {
    json.put("summary", value.summary)
    json.member("detail", value.detail == value.summary ? nil : value.detail) { $1.string($0) }
  }

  private func write(_ location: CodeLocation, _ json: inout JSONWriter) {
    json.object { json in
      json.member("file", location.file)
      json.member("line", location.line)
      json.member("function", location.function)
    }
  }

  private func write(_ seam: Seam, _ json: inout JSONWriter) {
    json.object { json in
      json.member("property", seam.property)
      json.member("strength", seam.strength.rawValue, unless: Seam.Strength.strong.rawValue)
      json.member("as", seam.interface)
    }
  }

  private func write(_ screen: Screen, _ json: inout JSONWriter) {
    json.object { json in
      json.member("title", screen.title)
      json.member("back", screen.back) { $1.string($0) }
      json.member("lines", each: screen.lines, write)
    }
  }

  private func write(_ line: Screen.Line, _ json: inout JSONWriter) {
    json.object { json in
      switch line {
      case .row(let text, let detail):
        json.put("row", text)
        json.member("detail", detail)
      case .text(let text): json.put("text", text)
      case .button(let label): json.put("button", label)
      case .field(let label, let content):
        json.put("field", label)
        json.member("text", content)
      }
    }
  }
}
