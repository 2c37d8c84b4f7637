import Stage
import Traces

struct ParticipantsSection {
  private let rows: [[String]]

  /// Lists the objects and entities of a newly loaded module, with the places of their declarations.
  init(of loaded: LoadedModule) {
    rows = ParticipantList(of: loaded).lines.map { line in
      let place = loaded.run.sources.place(ofType: line.type)
      return [line.role, Markdown.code(line.type), Markdown.code(place ?? "-"), line.brief]
    }
  }

  /// Lists the participants of a recorded trace, without the User, each with the place of its first message whose place is known.
  ///
  /// Their purposes are those in the architecture of a name; nil for an unknown architecture.
  init(of trace: Trace, in architecture: String?) {
    var places: [Participant: CodeLocation] = [:]
    for event in trace.events {
      guard let sender = event.sender, places[sender] == nil else { continue }
      places[sender] = event.location
    }
    rows = trace.lanes.filter { !$0.isUser }.map { participant in
      let place = places[participant].map { "\($0)" }
      let type = participant.type.isEmpty ? "-" : participant.type
      let brief = RoleGuide.to(participant.role, in: architecture)?.brief ?? ""
      return [
        Markdown.text(participant.name), Markdown.code(type), Markdown.code(place ?? "-"), brief,
      ]
    }
  }

  /// Returns the table in Markdown; `word` is the heading of the column with the places.
  func table(place word: String) -> String {
    Markdown.table(["who", "type", word, "what for"], rows)
  }
}

extension [SourceFile] {
  func place(ofType type: String) -> String? {
    for file in self {
      if let line = file.firstLine(ofType: type) { return "\(file.name):\(line)" }
    }
    return nil
  }
}
