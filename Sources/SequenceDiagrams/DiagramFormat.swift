/// The forms in which a trace can leave the laboratory.
public enum DiagramFormat: String, Hashable, Sendable, CaseIterable {
  /// A drawing made of characters.
  case text
  /// A sequence diagram for Mermaid.
  case mermaid
  /// A sequence diagram for PlantUML.
  case plantuml
  /// One JSON object a line; leaves out nothing.
  case json
  /// One line a row, as people write it.
  case notation
}
