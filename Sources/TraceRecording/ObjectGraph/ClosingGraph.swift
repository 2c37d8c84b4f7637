import CRecording
import Traces

// Who references whom at the end of a trace, as far as it may be read while others run.

extension Recorder {
  /// What is written at the end of a trace: who references whom now, and who was left out.
  ///
  /// Where the whole process is recorded others may run now. Then the objects are read from the main
  /// thread alone, and only those that were never seen to run elsewhere; a note names the others.
  func closingEvents() -> [Event] {
    let trace = trace()
    let start = trace.events.count
    return endingEvents().enumerated().map { index, event in
      var event = event
      event.order = start + index
      event.time = trace.events.last?.time ?? 0
      return event
    }
  }

  /// The same without their positions.
  func endingEvents() -> [Event] {
    guard Layout.isAsExpected else { return [Event(note: Layout.unread)] }
    guard isOfProcess else { return [Event(graph: objectGraph())] }
    guard log.isLive else { return [Event(note: Recorder.needsLiveMoments)] }
    guard recording_is_main_thread() else { return [Event(note: Recorder.needsMainThread)] }
    var making = ObjectGraphMaking(self, whileChanging: runningElsewhere())
    let graph = Event(graph: making.graph())
    return [graph]
      + [
        ("they run on other threads", making.unread), ("nothing was sent to them", making.unmet),
      ].filter { !$1.isEmpty }.map { Event(note: Recorder.leftOut(lanes(of: $1).map(\.name), $0)) }
  }

  private static let needsLiveMoments =
    "No object graph: make the recorder with moment: .live, which tells who runs on the main thread"
  private static let needsMainThread =
    "No object graph: it is read on the main thread alone, so write the trace there"

  private static func leftOut(_ names: [String], _ reason: String) -> String {
    let rest = names.count > mostNamed ? " and \(names.count - mostNamed) more" : ""
    let list = names.prefix(mostNamed).joined(separator: ", ")
    return "Not read for the object graph, since \(reason): \(list)\(rest)"
  }

  /// How many objects a line names.
  private static let mostNamed = 20

  /// Those who did something on another thread than the main one.
  private func runningElsewhere() -> Set<ParticipantID> {
    var found: Set<ParticipantID> = []
    for index in 0..<log.count {
      guard let record = log[index], record.executor != 0, record.kind != .gone else { continue }
      found.formUnion([record.sender, record.receiver])
    }
    return found
  }
}

extension Event {
  fileprivate init(graph: ObjectGraph) {
    self.init(.graph)
    self.graph = graph
  }

  /// Makes a line of explanation.
  init(note: String, order: Int = 0) {
    self.init(.note, order: order)
    text = note
  }
}
