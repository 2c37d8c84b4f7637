import TerminalText
import Traces

/// A form in which a trace can leave the laboratory.
///
///     trace.written(as: .mermaid)
public struct DiagramFormat: Sendable {
  /// The word people type for it.
  public let name: String
  private let write: @Sendable (Trace, DiagramOptions) -> String

  /// A drawing made of characters, without colours.
  public static let text = DiagramFormat(name: "text") { Diagram($0).drawn($1).plain }

  /// A sequence diagram for Mermaid 10.3 or later.
  ///
  /// Rows carry their numbers. Objects begin where they are created and end where they are gone;
  /// later modules that were there before stand in boxes. See
  /// <https://mermaid.js.org/syntax/sequenceDiagram>, and ``MermaidLimit`` for how much Mermaid draws.
  public static let mermaid = DiagramFormat(name: "mermaid") { trace, _ in
    MermaidWriter(SequenceScript(trace)).text
  }

  /// A sequence diagram for PlantUML, <https://plantuml.com/sequence-diagram>.
  ///
  /// Rows carry their numbers; later modules stand in boxes.
  public static let plantUML = DiagramFormat(name: "plantuml") { trace, _ in
    PlantUMLWriter(SequenceScript(trace)).text
  }

  /// A picture titled "Sequence diagram".
  public static let svg = svg(title: "Sequence diagram")

  /// A picture: one SVG file that needs nothing else, for light and dark grounds.
  ///
  /// Rows carry their numbers, and their sentences as tooltips. There are no scripts in it, no
  /// fonts and nothing from elsewhere; the title is what screen readers say first.
  public static func svg(title: String) -> DiagramFormat {
    DiagramFormat(name: "svg") { trace, _ in SVGDrawing(SequenceScript(trace)).file(title: title) }
  }

  /// One JSON object a line.
  public static let json = DiagramFormat(name: "json") { trace, _ in trace.jsonLines }

  /// One line a row, as people write it.
  public static let notation = DiagramFormat(name: "notation") { trace, _ in trace.notation }

  /// Every form that can be asked for.
  public static let all = [text, mermaid, plantUML, svg, json, notation]

  /// The form of that name, in small letters; nil where there is none.
  public init?(named name: String) {
    guard let format = DiagramFormat.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  private init(name: String, write: @escaping @Sendable (Trace, DiagramOptions) -> String) {
    self.name = name
    self.write = write
  }
}

extension Trace {
  /// The whole trace in one of these forms, ended by a newline.
  ///
  /// Only a drawing made of characters heeds the options; ``Diagram/folded(_:)`` makes the trace that
  /// the other forms are to show.
  ///
  /// Takes time linear in the events.
  public func written(as format: DiagramFormat, _ options: DiagramOptions = DiagramOptions())
    -> String
  {
    format.written(self, options)
  }
}

extension DiagramFormat {
  fileprivate func written(_ trace: Trace, _ options: DiagramOptions) -> String {
    write(trace, options)
  }
}
