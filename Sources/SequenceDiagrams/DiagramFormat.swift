import TerminalText
import Traces

/// An output format for a trace.
///
///     trace.written(as: .mermaid)
public struct DiagramFormat: Sendable {
  /// The name of the format, as typed at the prompt.
  public let name: String
  fileprivate let write: @Sendable (Trace, DiagramOptions) -> String

  /// A ladder (a diagram with its labels at the right) as text without colours, the only format that uses the options of a diagram.
  public static let text = DiagramFormat(name: "text") { Diagram($0).drawn($1).plain }

  /// A sequence diagram for Mermaid 10.3 or later, with row numbers.
  ///
  /// Participants begin where a row creates them, and end at their release unless a later row needs them. A module other than the
  /// first has a box if it has several participants, all present from the start. See
  /// <https://mermaid.js.org/syntax/sequenceDiagram>, and ``warning(about:alternatives:)`` for how much Mermaid draws.
  public static let mermaid = DiagramFormat(name: "mermaid") { trace, _ in
    MermaidWriter(SequenceScript(trace)).text
  }

  /// A sequence diagram for PlantUML, with row numbers, and with boxes for modules other than the first.
  ///
  /// See <https://plantuml.com/sequence-diagram>.
  public static let plantUML = DiagramFormat(name: "plantuml") { trace, _ in
    PlantUMLWriter(SequenceScript(trace)).text
  }

  /// An SVG picture titled "Sequence diagram", for light and dark backgrounds.
  ///
  /// Rows have their numbers, and their sentences as tooltips. The file has no scripts, no fonts and no references to other files.
  /// Screen readers read the title first.
  public static let svg = DiagramFormat(name: "svg") { trace, _ in
    SVGDrawing(SequenceScript(trace)).file(title: "Sequence diagram")
  }

  /// The trace as JSON Lines: a header with the participants, and one JSON object for each event.
  public static let json = DiagramFormat(name: "json") { trace, _ in trace.jsonLines }

  /// The trace in the text notation of trace files, one line for each event, such as `View -> Presenter load()`.
  public static let notation = DiagramFormat(name: "notation") { trace, _ in trace.notation }

  /// All formats.
  public static let all = [text, mermaid, plantUML, svg, json, notation]
}

extension DiagramFormat {
  /// Creates the format with the name `name`, which must be in lower case; nil if there is none.
  public init?(named name: String) {
    guard let format = DiagramFormat.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// Returns a warning about a diagram in Mermaid's format with more characters than Mermaid draws by default; else nil.
  ///
  /// It has the diagram's size and the remedies: `forms`, names of options or commands that shorten the diagram, and Mermaid's
  /// configuration. Front matter and directives cannot raise the limit, because Mermaid counts `maxTextSize` among its secure keys.
  /// See <https://mermaid.js.org/config/schema-docs/config.html>.
  public func warning(about diagram: String, alternatives forms: [String]) -> String? {
    guard name == DiagramFormat.mermaid.name, diagram.utf8.count > 50_000 else { return nil }
    let count = diagram.utf16.count
    guard count > 50_000 else { return nil }
    let limit = "Mermaid draws 50,000 characters by default, and this diagram has \(count)."
    return "\(limit) Shorten it with \(forms.joined(separator: ", ")), or set maxTextSize to "
      + "\(count) or more in Mermaid's configuration (mermaid.initialize; front matter cannot)."
  }
}

extension Trace {
  /// Returns the whole trace in a format, with a newline at its end unless the result is empty.
  ///
  /// Only ``DiagramFormat/text`` uses the options. For a part of the rows (numbered events) in another format, call this method on
  /// the result of ``Diagram/folded(_:)``.
  public func written(as format: DiagramFormat, _ options: DiagramOptions = DiagramOptions())
    -> String
  {
    format.write(self, options)
  }
}
