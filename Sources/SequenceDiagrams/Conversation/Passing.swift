import Traces

/// What changes between two rows: the time, and where things run.
struct Passing {
  private var time: Int?
  private var executor = Event.mainExecutor

  /// What changed before this event; a time shorter than the least is none.
  mutating func changes(
    before event: Event,
    leastPause least: Int = 1
  ) -> (pause: Pause?, executor: String?) {
    let pause = Pause(from: time ?? event.time, to: event.time, atLeast: least)
    time = event.time
    guard event.number != nil, event.executor != executor else { return (pause, nil) }
    executor = event.executor
    return (pause, executor)
  }
}
