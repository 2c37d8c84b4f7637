import Traces

/// Builds a trace row by row, as a recorder would.
struct Story {
  private(set) var events: [Event] = []
  var lanes: [Participant] = []
  private(set) var number = 0

  var trace: Trace { Trace(lanes: lanes, events: events) }

  @discardableResult
  mutating func row(
    _ kind: Event.Kind,
    _ sender: String?,
    _ receiver: String? = nil,
    _ message: Message? = nil,
    in cause: Int? = nil,
    change: (inout Event) -> Void = { _ in }
  ) -> Int {
    number += 1
    let number = number
    add(kind, sender, receiver, message, in: cause) { event in
      event.number = number
      change(&event)
    }
    return number
  }

  mutating func add(
    _ kind: Event.Kind,
    _ sender: String? = nil,
    _ receiver: String? = nil,
    _ message: Message? = nil,
    in cause: Int? = nil,
    change: (inout Event) -> Void = { _ in }
  ) {
    var event = Event(
      kind,
      order: events.count,
      from: sender.map { Participant(named: $0) },
      to: receiver.map { Participant(named: $0) },
      message
    )
    event.cause = cause
    change(&event)
    events.append(event)
  }
}

extension Message {
  init(_ name: String, _ summary: String) { self.init(name, [Argument(Value(summary))]) }

  static func plain(_ name: String) -> Message { Message(name, []) }
}

extension Participant {
  static func named(_ names: String) -> [Participant] {
    names.split(separator: " ").map { Participant(named: String($0)) }
  }
}
