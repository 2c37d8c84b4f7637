import Traces

// The object graph on request.

extension Recorder {
  /// Returns the references between the living participants, read from the running objects.
  ///
  /// The graph contains stored properties, also inside optionals, collections, structs, enums and tuples, but not inside objects
  /// that are no participants. Closures are listed without what they capture. Call it while no other thread uses the objects. Pass
  /// as `roots` objects that have received no message and are referenced by no known object: they are not found otherwise.
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

  /// Appends the references between the living participants to the trace, as the laboratory does after each action.
  ///
  /// If the recorder records the whole process, notes name unreadable objects, as for ``write(to:objectGraph:)``.
  public func recordObjectGraph() {
    for event in endingEvents() {
      if let graph = event.graph { append(.graph, payload: graph) } else { note(event.text) }
    }
  }
}
