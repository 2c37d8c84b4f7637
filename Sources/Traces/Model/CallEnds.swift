/// A detector of traces that contain the end of every call, as recorded traces do.
///
/// A hand-written trace may contain only some ends. It is recognised by a call that is still open when the next action begins.
package struct CallEndDetection {
  /// Whether the trace records the end of every call: an end without a value occurred, and no call that an action caused outlasted
  /// the action.
  package private(set) var areRecorded = false
  private var isDoubtful = false
  private var action: Int?
  /// The numbers of the calls inside the last action that have not ended.
  private var open: Set<Int> = []

  /// Whether the trace records the end of every call, and ends before a call of its last action has ended.
  fileprivate var isInsideCall: Bool { areRecorded && !open.isEmpty }

  /// The maximum number of open calls; a trace with more counts as a trace without the ends of calls.
  private static let limit = 1024

  package init() {}

  package mutating func take(_ event: Event) {
    if isDoubtful { return }
    switch event.kind {
    case .action where event.number != nil:
      if !open.isEmpty { return doubt() }
      action = event.number
    case .call: begin(event)
    case .return, .throw, .reply:
      guard let call = event.cause else { return }
      open.remove(call)
      if event.number == nil { areRecorded = true }
    default: break
    }
  }

  private mutating func begin(_ call: Event) {
    guard let number = call.number, let cause = call.cause, cause == action || open.contains(cause)
    else { return }
    open.insert(number)
    if open.count > CallEndDetection.limit { doubt() }
  }

  private mutating func doubt() {
    isDoubtful = true
    areRecorded = false
    open = []
  }
}

extension Trace {
  /// Whether the trace contains the end of every call, as a recorded trace does.
  ///
  /// - Complexity: O(*n*) in the number of events.
  package var hasCallEnds: Bool { callEnds.areRecorded }

  /// Whether the trace ends before its program did: a call still runs although the ends of calls are recorded, or a file was cut off.
  ///
  /// - Complexity: O(*n*) in the number of events.
  package var isCutOff: Bool { callEnds.isInsideCall || events.last?.isCutOff == true }

  private var callEnds: CallEndDetection { events.reduce(into: CallEndDetection()) { $0.take($1) } }
}

extension Event {
  /// The beginning of a note that objects were left out of an object graph.
  package static let unreadObjects = "Not read for the object graph"
  /// The end of the note; not to be changed, because saved traces are recognised by it.
  private static let cutOff = ", as if its program had crashed: the rest is missing."

  /// Creates the note that stands for the missing rest of a file whose last line, with a number from 1, is incomplete.
  init(cutOffInLine line: Int) {
    self.init(note: "The file ends in the middle of line \(line)\(Event.cutOff)")
  }

  fileprivate var isCutOff: Bool { kind == .note && text.hasSuffix(Event.cutOff) }
}
