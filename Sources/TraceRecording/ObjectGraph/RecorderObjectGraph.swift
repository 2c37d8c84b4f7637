import Traces

// Who references whom now, asked of a recorder.

extension Recorder {
  /// The references between the living participants, read from the running objects.
  ///
  /// It sees stored properties, and looks into optionals, collections, structs, enums and tuples, but not into objects that are
  /// no participants. Closures are listed, without what they capture. Ask when nothing else runs. An object to which nothing
  /// was sent, and to which no known object leads, is found if it is among the `roots`.
  ///
  ///     recorder.objectGraph().cycles.first?.description
  ///     // Presenter -.interactor-> Interactor -.presenter-> Presenter
  ///
  /// - Complexity: O(*n*), where *n* is the number of values in the stored properties of all participants.
  public func objectGraph(from roots: AnyObject...) -> ObjectGraph {
    for root in roots { _ = id(of: root) }
    var making = ObjectGraphMaking(self)
    return making.graph()
  }

  /// Records the references between the living participants, so that the trace shows them; the stage does
  /// so after each action.
  ///
  /// Where the whole process is recorded it reads what ``write(to:objectGraph:)`` reads, and a note says
  /// who was left out.
  public func recordObjectGraph() {
    for event in endingEvents() {
      if let graph = event.graph { append(.graph, handing: graph) } else { note(event.text) }
    }
  }
}
