import Traces

// Who says what to whom.

extension RunMeasure {
  static let messages = RunMeasure(
    "messages",
    unit: "messages",
    "Calls recorded from one object to another, the Store included; values handed back and "
      + "what the stage calls are none."
  ) { run in
    run.messages.map(\.line)
  }

  static let edges = RunMeasure(
    "edges",
    "distinct edges",
    unit: "edges",
    "Pairs of a sender and a receiver between which at least one message passed."
  ) { run in
    run.edges.map { edge in
      "\(edge.sender) -> \(edge.receiver): \(edge.rows.map { "#\($0)" }.joined(separator: " "))"
    }
  }

  static let twoWayPairs = RunMeasure(
    "two-way-pairs",
    "two-way pairs",
    unit: "pairs",
    "Pairs of objects of which each sent the other at least one message."
  ) { run in
    let edges = run.edges
    return edges.enumerated().compactMap { index, edge in
      let isAnswered = edges[(index + 1)...].contains {
        $0.sender == edge.receiver && $0.receiver == edge.sender
      }
      return isAnswered ? "\(edge.sender) and \(edge.receiver)" : nil
    }
  }

  static let depth = RunMeasure(
    "depth",
    unit: "levels",
    "The most messages of which each was sent while the one before it was still running, the "
      + "last one included."
  ) { run in
    let depths = run.depths
    let deepest = depths.map(\.depth).max() ?? 0
    let rows = depths.filter { $0.depth == deepest }.map(\.message.line)
    return Counts(counts: [deepest], rows: rows)
  }

  static let executorHops = RunMeasure(
    "executor-hops",
    "changes of queue",
    unit: "messages",
    "Messages delivered on another queue, or executor, than the row that caused them."
  ) { run in
    run.messages.compactMap { message in
      guard let cause = run.cause(of: message), cause.deliveredOn != message.deliveredOn else {
        return nil
      }
      return "\(message.line): \(cause.deliveredOn) to \(message.deliveredOn)"
    }
  }
}

extension RunTrace {
  /// Sender, receiver, and the numbers of the messages between them.
  fileprivate var edges: [(sender: Participant, receiver: Participant, rows: [Int])] {
    var edges: [(sender: Participant, receiver: Participant, rows: [Int])] = []
    for message in messages {
      guard let sender = message.sender, let receiver = message.receiver else { continue }
      let rows = [message.number ?? 0]
      if let index = edges.firstIndex(where: { $0.sender == sender && $0.receiver == receiver }) {
        edges[index].rows += rows
      } else {
        edges.append((sender, receiver, rows))
      }
    }
    return edges
  }

  /// Each message with the number of messages that were running when it was sent, and itself.
  fileprivate var depths: [(message: Event, depth: Int)] {
    var depths: [(message: Event, depth: Int)] = []
    var running: [Int: Int] = [:]
    for event in trace.events {
      if event.isAnswer, let call = event.cause {
        running[call] = nil
      }
      guard event.isMessage, let number = event.number else { continue }
      let depth = 1 + (event.cause.flatMap { running[$0] } ?? 0)
      depths.append((event, depth))
      if event.kind != .lost { running[number] = depth }
    }
    return depths
  }
}
