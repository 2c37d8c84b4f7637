import Stage
import Traces

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
    titled: "objects alive after closing",
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

  static let hops = Measure<RunTrace>(
    "hops",
    titled: "hops to the first drawing",
    unit: "messages, per action that draws",
    "For each action that draws: the last message to, or value for, a View or Controller on the "
      + "screen before the action's first drawing, and the chain of messages that caused it, back to the "
      + "action. Messages that had returned, that belong to an earlier action, or that went through the "
      + "Store are part of the chain. Where no message reached the publisher of a value, the chain goes on "
      + "with the value that it was made of, or with the request for the publisher. The Store's own "
      + "messages do not count; 0 means that no message reached the screen."
  ) { run in
    let paths = run.actions.compactMap { action, events in
      run.pathToDrawing(in: events).map { (action, $0) }
    }
    let rows = paths.map { action, path in
      let words = path.map { "#\($0.number ?? 0) \($0.message?.baseName ?? "")" }
      return
        "\(action.label): \(path.count)\(path.isEmpty ? "" : ": ")\(words.joined(separator: ", "))"
    }
    return Measurement(counts: paths.map(\.1.count), rows: rows)
  }

  static let renders = Measure<RunTrace>(
    "renders",
    titled: "drawings per action",
    unit: "screens, per action",
    "How often the stage had something new to show, from each action to the next."
  ) { run in
    let counts = run.actions.map { action, events in
      (action.label, events.count { $0.kind == .screen })
    }
    return Measurement(counts: counts.map(\.1), rows: counts.map { "\($0): \($1)" })
  }
}

extension RunTrace {
  fileprivate var closeRow: Int? {
    trace.events.last { $0.kind == .action && $0.message?.name == "\(Action.close)" }?.number
  }

  fileprivate func objects(_ kind: Event.Kind) -> [Participant] {
    trace.events.filter { $0.kind == kind }.flatMap(\.objects).filter { !$0.isStore && !$0.isUser }
  }

  /// Returns the chain of messages from an action to its first screen, cause before effect; `events` begin with the action.
  ///
  /// Nil if no screen follows; empty if no message reached the screen.
  fileprivate func pathToDrawing(in events: ArraySlice<Event>) -> [Event]? {
    guard let drawing = events.firstIndex(where: { $0.kind == .screen }) else { return nil }
    let shown = shown(before: drawing)
    let last = events[..<drawing].last { event in
      let isValue = event.isAnswer && event.number != nil && !event.returnsPublisher
      let isTold = event.isMessage && event.kind != .lost || isValue
      return isTold && !event.involvesStore && (event.receiver.map(shown.contains) ?? false)
    }
    guard let last else { return [] }
    return path(to: last).reversed().filter { $0.isMessage && !$0.involvesStore }
  }

  /// Returns the participants on the screen before the event at `end`: no `viewWillDisappear` followed their `viewWillAppear`.
  private func shown(before end: Int) -> Set<Participant> {
    var shown: Set<Participant> = []
    for event in trace.events[..<end] where event.kind == .stage {
      guard let receiver = event.receiver else { continue }
      switch event.message?.baseName {
      case "viewWillAppear": shown.insert(receiver)
      case "viewWillDisappear": shown.remove(receiver)
      default: break
      }
    }
    return shown
  }
}
