import TerminalText
import Traces

/// The forms in which a trace can leave the laboratory.
public enum DiagramFormat: String, Hashable, Sendable, CaseIterable {
  /// A drawing made of characters.
  case text
  /// A sequence diagram for Mermaid.
  case mermaid
  /// A sequence diagram for PlantUML.
  case plantuml
  /// A picture for browsers and documents.
  case svg
  /// One JSON object a line; leaves out nothing.
  case json
  /// One line a row, as people write it.
  case notation
}

extension Trace {
  /// The whole trace in one of these forms, ended by a newline.
  public func written(as format: DiagramFormat, _ options: DiagramOptions = DiagramOptions())
    -> String
  {
    switch format {
    case .text: Diagram(self).drawn(options).plain
    case .mermaid: mermaid()
    case .plantuml: plantUML()
    case .svg: svg()
    case .json: jsonLines
    case .notation: notation
    }
  }
}
