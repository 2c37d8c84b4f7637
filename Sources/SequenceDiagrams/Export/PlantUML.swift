import Traces

extension Trace {
  /// The trace as a sequence diagram for PlantUML, <https://plantuml.com/sequence-diagram>.
  ///
  /// Rows carry their numbers; later modules stand in boxes.
  ///
  /// Takes time linear in the events.
  public func plantUML() -> String { PlantUMLWriter(SequenceScript(self)).text }
}
