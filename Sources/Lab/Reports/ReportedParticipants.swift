import Stage
import Traces

/// Who is in a module: role, type, where it is declared, and what it is for.
struct ReportedParticipants {
  private let rows: [[String]]

  /// Lists the objects of a module that was just made, and its entities.
  init(of loaded: LoadedModule) {
    rows = ParticipantList(of: loaded).lines.map { line in
      let place = loaded.run.sources.place(ofType: line.type)
      return [line.role, Markdown.code(line.type), Markdown.code(place ?? "-"), line.brief]
    }
  }

  /// Lists those who take part in a recorded conversation, with the first place where each speaks.
  init(of trace: Trace) {
    var places: [Participant: CodeLocation] = [:]
    for event in trace.events {
      guard let sender = event.sender, places[sender] == nil else { continue }
      places[sender] = event.location
    }
    rows = trace.lanes.filter { !$0.isUser }.map { participant in
      let place = places[participant].map { "\($0)" }
      let type = participant.type.isEmpty ? "-" : participant.type
      let brief = RoleGuide.to(participant.role)?.brief ?? ""
      return [
        Markdown.text(participant.name), Markdown.code(type), Markdown.code(place ?? "-"), brief,
      ]
    }
  }

  /// The table; the word says what stands in its third column.
  func table(place word: String) -> String {
    Markdown.table(["who", "type", word, "what for"], rows)
  }
}

extension [SourceFile] {
  /// The file and line that declare a type; nil where none does.
  fileprivate func place(ofType type: String) -> String? {
    for file in self {
      if let line = file.firstLine(ofType: type) { return "\(file.name):\(line)" }
    }
    return nil
  }
}
