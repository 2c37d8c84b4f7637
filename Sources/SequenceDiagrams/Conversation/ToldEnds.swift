import Traces

/// Whether a trace tells the end of every call, as a recorder does.
///
/// A trace that was written by hand may tell some of them: there a call that an action led to is
/// still open when the next action comes.
struct ToldEnds {
  /// Whether the end of a call that returned nothing was told, so that the others will be, too.
  private(set) var areTold = false
  private var isDoubtful = false
  private var action: Int?
  /// The calls that the last action has led to and that have not ended.
  private var open: Set<Int> = []

  /// More open calls than this are taken for calls whose ends are left out.
  private static let limit = 1024
}

extension ToldEnds {
  /// Takes in the next event.
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
      if event.number == nil { areTold = true }
    default: break
    }
  }

  private mutating func begin(_ call: Event) {
    guard let number = call.number, let cause = call.cause, cause == action || open.contains(cause)
    else { return }
    open.insert(number)
    if open.count > ToldEnds.limit { doubt() }
  }

  private mutating func doubt() {
    isDoubtful = true
    areTold = false
    open = []
  }
}

extension Trace {
  /// Whether the end of every call is told, as a recorder does; takes time linear in the events.
  package var tellsEnds: Bool {
    var ends = ToldEnds()
    for event in events { ends.take(event) }
    return ends.areTold
  }
}
