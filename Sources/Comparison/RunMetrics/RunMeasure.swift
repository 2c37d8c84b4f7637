import Stage
import Traces

/// The measures that are counted in the trace of a run.
enum RunMeasure {
  /// The measures of the played scenario, in the order of the printed table.
  static let all: [Measure<RunTrace>] = [
    messages, bindings, storeMessages, edges, twoWayPairs, depth, hops, renders, executorHops,
    boundaryTypes,
  ]

  /// The measures of a trace that includes the closing of the module and the work that was still pending.
  static let afterClosing: [Measure<RunTrace>] = [lateMessages, livingObjects]

  static let lateMessages = Measure<RunTrace>(
    "messages-after-closing",
    "messages after closing",
    unit: "messages",
    "The scenario is played, the module closed, and all waiting work run: the messages after the row "
      + "of close that closing itself did not cause, lost messages included. Messages from the Store do "
      + "not count."
  ) { run in
    guard let close = run.closeRow else { return [] }
    return run.trace.events.filter { message in
      guard message.isMessage, let number = message.number, number > close,
        message.sender?.isStore != true
      else { return false }
      return run.chain(from: message).last?.number != close
    }
    .map(\.line)
  }

  static let livingObjects = Measure<RunTrace>(
    "alive-after-closing",
    "objects alive after closing",
    unit: "objects",
    "The scenario is played, the module closed, and all waiting work run: the objects that were "
      + "created and are not gone. The Store does not count."
  ) { run in
    let gone = Set(run.objects(.gone))
    let graph = run.trace.events.last { $0.graph != nil }?.graph
    return run.objects(.created).filter { !gone.contains($0) }.map { object in
      graph?.retention(of: object)?.description ?? "\(object.name) is alive"
    }
  }
}

extension RunTrace {
  fileprivate var closeRow: Int? {
    trace.events.last { $0.kind == .action && $0.message?.name == "\(Action.close)" }?.number
  }

  fileprivate func objects(_ kind: Event.Kind) -> [Participant] {
    trace.events.filter { $0.kind == kind }.flatMap(\.objects).filter { !$0.isStore && !$0.isUser }
  }
}
