import CRecording
import Traces

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

  /// Returns the object graph as events to append to a trace, with notes about the objects that were left out.
  ///
  /// If the recorder records the whole process, actors and objects that ran on other threads than the main one are left out. If no
  /// graph can be read, or the caller is not on the main thread, a note says so.
  func closingEvents() -> [Event] {
    let (start, time) = traceCache.withBuilder(for: self) { builder in
      let (events, remarks) = (builder.progress.events, builder.remarks)
      return (events.count + remarks.count, (remarks.last ?? events.last)?.time ?? 0)
    }
    return endingEvents().enumerated().map { index, event in
      var event = event
      event.order = start + index
      event.time = time
      return event
    }
  }

  /// Returns the events of `closingEvents()`, with their order and time not set yet; a note that the trace has is left out.
  func endingEvents() -> [Event] {
    let events = graphEvents()
    guard events.contains(where: { $0.kind == .note }) else { return events }
    let notes = Set(trace().events.filter { $0.kind == .note }.map(\.text))
    return events.filter { $0.kind != .note || !notes.contains($0.text) }
  }

  private func graphEvents() -> [Event] {
    guard Layout.isAsExpected else { return [Event(note: Layout.unreadableNote)] }
    guard isOfProcess else { return [Event(graph: objectGraph())] }
    guard log.isLive else { return [Event(note: Recorder.needsLiveMoments)] }
    guard recording_is_main_thread() else { return [Event(note: Recorder.needsMainThread)] }
    var builder = ObjectGraphBuilder(self, whileChanging: runningElsewhere())
    let graph = Event(graph: builder.graph())
    return [graph]
      + [
        ("they run on other threads", builder.unreadable),
        ("nothing was sent to them", builder.unknownObjects),
      ].filter { !$1.isEmpty }.map { Event(note: Recorder.leftOut(lanes(of: $1).map(\.name), $0)) }
  }

  private static let needsLiveMoments =
    "No object graph: make the recorder with moment: .live, which tells who runs on the main thread"
  private static let needsMainThread =
    "No object graph: it is read on the main thread alone, so write the trace there"

  private static func leftOut(_ names: [String], _ reason: String) -> String {
    let rest =
      names.count > maximumNamedObjects ? " and \(names.count - maximumNamedObjects) more" : ""
    let list = names.prefix(maximumNamedObjects).joined(separator: ", ")
    return "\(Event.unreadObjects), since \(reason): \(list)\(rest)"
  }

  private static let maximumNamedObjects = 20

  /// Returns the participants that took part in an event, other than their release, on another thread than the main thread.
  private func runningElsewhere() -> Set<ParticipantID> {
    (0..<log.count).reduce(into: Set()) { found, index in
      guard let record = log[index], record.kind != .gone else { return }
      // The caller of an `async` method, and the object to which a call returns, may run on another executor than the record names.
      if record.executor != 0, !record.isAwaited { found.insert(record.sender) }
      if record.delivery ?? record.executor != 0, !record.isEnd { found.insert(record.receiver) }
    }
  }
}

extension Event {
  package init(graph: ObjectGraph) {
    self.init(.graph)
    self.graph = graph
  }

  init(note: String, order: Int = 0) {
    self.init(.note, order: order)
    text = note
  }
}
