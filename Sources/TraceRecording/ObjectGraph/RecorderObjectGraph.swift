import Traces

// The object graph on request.

extension Recorder {
  /// The references between the living participants, read from the running objects.
  ///
  /// The graph contains stored properties, also inside optionals, collections, structs, enums and tuples, but not
  /// inside objects that are no participants. Closures are listed without what they capture. Call it when nothing
  /// else runs. An object that has received no message and that no known object references is found only if it is
  /// among the `roots`.
  ///
  ///     recorder.objectGraph().cycles.first?.description
  ///     // Presenter -.interactor-> Interactor -.presenter-> Presenter
  ///
  /// - Complexity: O(*n*), where *n* is the number of values in the stored properties of all participants.
  public func objectGraph(from roots: AnyObject...) -> ObjectGraph {
    for root in roots { _ = id(of: root) }
    var builder = ObjectGraphBuilder(self)
    return builder.graph()
  }

  /// Records the references between the living participants in the trace, as the stage does after each action.
  ///
  /// Where the whole process is recorded, it reads the objects that ``write(to:objectGraph:)`` reads, and notes name
  /// the others.
  public func recordObjectGraph() {
    for event in endingEvents() {
      if let graph = event.graph { append(.graph, payload: graph) } else { note(event.text) }
    }
  }
}
