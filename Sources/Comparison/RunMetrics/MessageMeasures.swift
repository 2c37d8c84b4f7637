import Sequences
import Traces

extension RunMeasure {
  static let messages = Measure<RunTrace>(
    "messages",
    "Calls from one object to another, as below each action: methods and stored closures that were "
      + "called, properties that were read, values that were published, also by the Store and to it. "
      + "Returned values, lost messages, calls by the stage, and calls between concrete types, such as "
      + "to a child View, do not count. In a module of your own, calls between concrete classes count "
      + "and reads of properties do not. For one reader, each message is a step to follow; for another, "
      + "a place to look in."
  ) { run in run.messages.map(\.line) }

  static let bindings = Measure<RunTrace>(
    "bindings",
    "Events that connect two own objects and carry no data: an object reads or sets a property of "
      + "another that holds an object or a closure, or asks the other for a publisher, by a recorded call, "
      + "which is a message too; or it sets a closure of the other."
  ) { run in
    run.bindings.map { event in
      guard event.kind == .wired else { return event.line }
      let (owner, setter) = (event.sender?.name ?? "nobody", event.receiver?.name ?? "nobody")
      return "\(setter) sets \(owner).\(event.seam?.property ?? "")"
    }
  }

  static let storeMessages = Measure<RunTrace>(
    "store-messages",
    titled: "messages with the Store",
    unit: "messages",
    "Calls to the Store, and calls by which the Store answers later; returned values and lost calls "
      + "do not count."
  ) { run in run.messages.filter(\.involvesStore).map(\.line) }

  static let edges = Measure<RunTrace>(
    "edges",
    titled: "distinct edges",
    "Ordered pairs of own objects in which the first sent the second at least one message that is no "
      + "binding."
  ) { run in
    run.edges.map { edge in
      "\(edge.sender) -> \(edge.receiver): \(edge.rows.map { "#\($0)" }.joined(separator: " "))"
    }
  }

  static let twoWayPairs = Measure<RunTrace>(
    "two-way-pairs",
    titled: "two-way pairs",
    unit: "pairs",
    "Pairs of own objects in which each object sent the other at least one message that is no binding, "
      + "by delegate or closure; article 004 speaks of delegate pairs. For one reader, each pair is a "
      + "cycle that must be broken by a weak reference; for another, a conversation that a test can hear "
      + "on both sides."
  ) { run in
    let edges = run.edges
    return edges.enumerated().compactMap { index, edge in
      let isAnswered = edges[(index + 1)...].contains {
        $0.sender == edge.receiver && $0.receiver == edge.sender
      }
      return isAnswered ? "\(edge.sender) and \(edge.receiver)" : nil
    }
  }

  static let depth = Measure<RunTrace>(
    "depth",
    unit: "levels",
    "The length of the longest chain of calls between own objects in which each call was made while the "
      + "call before it was still running. The last call counts, and so do bindings."
  ) { run in
    let depths = run.depths
    let deepest = depths.map(\.depth).max() ?? 0
    let rows = depths.filter { $0.depth == deepest }.map(\.message.line)
    return Measurement(counts: [deepest], rows: rows)
  }

  static let executorHops = Measure<RunTrace>(
    "executor-hops",
    titled: "changes of queue",
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
  /// The pairs of sender and receiver among the variant's own objects, with the row numbers of the messages between them.
  ///
  /// Bindings, which only connect two objects, and messages with the Store are left out.
  fileprivate var edges: [(sender: Participant, receiver: Participant, rows: [Int])] {
    ownMessages.grouped { [$0.sender, $0.receiver] }.compactMap { messages in
      guard let sender = messages[0].sender, let receiver = messages[0].receiver else { return nil }
      return (sender, receiver, messages.map { $0.number ?? 0 })
    }
  }

  /// The messages between the variant's own objects, each with its depth of nesting in running calls, from 1.
  ///
  /// Calls to or from the Store add no depth.
  fileprivate var depths: [(message: Event, depth: Int)] {
    var depths: [(message: Event, depth: Int)] = []
    var running: [Int: Int] = [:]
    for event in trace.events {
      if event.isAnswer, let call = event.cause {
        running[call] = nil
      }
      guard event.isMessage, let number = event.number else { continue }
      let depth = (event.cause.flatMap { running[$0] } ?? 0) + (event.involvesStore ? 0 : 1)
      if !event.involvesStore { depths.append((event, depth)) }
      if event.kind != .lost { running[number] = depth }
    }
    return depths
  }
}
