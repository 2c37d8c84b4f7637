import Traces

extension Trace {
  /// The rows in the order of their causes; what went on at the same time is sorted by its text.
  ///
  /// Each message is followed by all that it caused, and by its answer. Rows are numbered anew.
  func settled(where isAtOnce: (Event) -> Bool) -> Trace {
    let effects = Dictionary(grouping: rows, by: \.cause)
    var events: [Event] = []
    func settle(_ cause: Int?, as number: Int?) {
      let effects = effects[cause] ?? []
      let messages = effects.filter { !$0.isAnswer }
      for event in messages.sorted(where: isAtOnce) + effects.filter(\.isAnswer) {
        let own = events.count + 1
        events.append(event.numbered(own, in: number))
        settle(event.number, as: own)
      }
    }
    settle(nil, as: nil)
    return Trace(lanes: lanes, events: events)
  }
}

extension Event {
  fileprivate func numbered(_ number: Int, in cause: Int?) -> Event {
    var event = self
    event.number = number
    event.order = number - 1
    event.cause = cause
    return event
  }
}

extension [Event] {
  /// Sorts some events by their texts, and leaves the others where they are.
  fileprivate func sorted(where isSorted: (Event) -> Bool) -> [Event] {
    var sorted = filter(isSorted).sorted { $0.label < $1.label }[...]
    return map { isSorted($0) ? sorted.removeFirst() : $0 }
  }
}
