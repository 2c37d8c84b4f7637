import Traces

extension Trace {
  /// The trace as a sequence diagram for Mermaid 10.3 or later.
  ///
  /// Rows carry their numbers. Later modules of several lanes stand in boxes; a single object that
  /// is created begins where it is created. See
  /// <https://mermaid.js.org/syntax/sequenceDiagram>. By default Mermaid takes 50,000 characters.
  ///
  /// Takes time linear in the events.
  public func mermaid() -> String { MermaidWriter(SequenceScript(self)).text }
}
