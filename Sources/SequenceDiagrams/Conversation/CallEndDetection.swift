import Traces

/// A detector of traces that contain the end of every call, as recorded traces do.
///
/// A hand-written trace may contain only some ends. It is recognised by a call that is still open when the next action begins.
struct CallEndDetection {
  /// Whether the events so far contain the end of every call: there is an end without a value, and no call that an action caused
  /// was open when the next action began.
  private(set) var areRecorded = false
  private var isDoubtful = false
  private var action: Int?
  /// The numbers of the calls inside the last action that have not ended.
  private var open: Set<Int> = []

  /// The maximum number of open calls; a trace with more counts as a trace without the ends of calls.
  private static let limit = 1024

  mutating func take(_ event: Event) {
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
  package var hasCallEnds: Bool {
    var ends = CallEndDetection()
    for event in events { ends.take(event) }
    return ends.areRecorded
  }
}
