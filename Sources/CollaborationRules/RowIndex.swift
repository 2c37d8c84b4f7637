import Traces

/// Finds rows by their numbers without a walk through the trace.
struct RowIndex: Sendable {
  private let trace: Trace

  /// Takes the trace's own index.
  init(_ trace: Trace) { self.trace = trace.indexed }
}

extension RowIndex {
  /// How many rows are followed from an effect to its causes, so that no trace takes for ever.
  static let deepest = 256

  /// Where the row of that number stands among the events.
  func position(of number: Int?) -> Int? { number.flatMap { trace.index(ofRow: $0) } }

  /// The row of that number.
  func row(_ number: Int?) -> Event? { position(of: number).map { trace.events[$0] } }

  /// The rows inside which something happened, the nearest first.
  func causes(of event: Event) -> [Event] { positions(of: event).map { trace.events[$0] } }

  /// Where the rows stand inside which something happened, the nearest first.
  func positions(of event: Event) -> UnfoldSequence<Int, (next: Int?, count: Int)> {
    sequence(state: (event.cause, 0)) { state in
      guard state.count < RowIndex.deepest, let position = position(of: state.next) else {
        return nil
      }
      state = (trace.events[position].cause, state.count + 1)
      return position
    }
  }
}
