import SequenceDiagrams
import Traces

extension Command {
  static let export = Command(
    name: "export",
    group: .keep,
    usage: "export FORMAT [FILE]",
    help: """
      Writes the conversation for other tools: text, mermaid, plantuml, json or notation.
      Without a file it is shown here.
      """,
    complete: { _, words in words.isEmpty ? ExportFormat.allCases.map(\.rawValue) : [] },
    run: { session, words throws(Refusal) in
      let formats = ExportFormat.allCases.map(\.rawValue)
      try expect(words, atMost: 2, "export FORMAT [FILE]")
      guard let word = words.first else {
        throw .misused("Export as what? There is: \(formats.joined(separator: ", ")).")
      }
      guard let format = ExportFormat(rawValue: word.lowercased()) else {
        let nearest = word.nearest(in: formats).map { "Did you mean \($0)? " } ?? ""
        throw .misused(
          "There is no format \(word.escapingControls()). \(nearest)There is: "
            + "\(formats.joined(separator: ", "))."
        )
      }
      _ = try session.tracedRows()
      let text = format.text(of: try session.visibleTrace(), session.diagramOptions())
      guard let path = words.dropFirst().first else { return StyledText(text) }
      return try session.write(text, to: path)
    }
  )
}

/// What a trace can be turned into for other tools.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// The ladder, without colour.
  case text
  /// Mermaid's sequence diagrams.
  case mermaid
  /// PlantUML's sequence diagrams.
  case plantuml
  /// JSON Lines: everything that is known.
  case json
  /// The notation of tests and lessons.
  case notation

  /// A trace in this format, ended by a newline.
  public func text(of trace: Trace, _ options: DiagramOptions) -> String {
    switch self {
    case .text: Diagram(trace).drawn(options).plain
    case .mermaid: trace.mermaid
    case .plantuml: trace.plantUML
    case .json: trace.jsonLines
    case .notation: trace.notation
    }
  }
}
