import Traces

/// Where all screens of a module were left in the end.
struct ModuleDepartures {
  /// The index of the last departure, for each module whose screens were all left.
  private var indices: [String: Int] = [:]

  /// Reads a trace.
  ///
  /// - Complexity: O(*n*) in the number of events and lanes.
  init(_ trace: Trace) {
    let stack = ScreenStack(trace)
    for (module, screens) in Dictionary(grouping: trace.lanes.filter(\.isScreen), by: \.module) {
      let departures = screens.compactMap { stack.departure(of: $0, before: trace.events.count) }
      if departures.count == screens.count { indices[module] = departures.max() }
    }
  }

  /// The index at which the last screen of a participant's module was left; nil where one is still
  /// there, or there is none.
  func departure(from person: Participant) -> Int? { indices[person.module] }
}
