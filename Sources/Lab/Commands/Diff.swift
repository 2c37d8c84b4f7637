import PrintableText
import SequenceDiagrams
import TerminalText
import TraceRecording
import Traces

extension Command {
  static let diff = Command(
    usage: "diff [FILE|#N #N]",
    help: """
      Says what changed from one conversation to another: the messages, their senders and their number.
      Alone, it compares the conversation before the last  load, reload  or  play  with this one; \
      with a file, the trace in the file with this one; with two of your actions, the first with \
      the second.
      At the left edge: + new, - no more, ~ said otherwise, > moved, x more or less often.
      """,
    summary: "Says what changed in the conversation",
    example: .init("diff", after: "load products; open; inject nil-link presenter.interactor"),
    maximumWords: 2,
    needsWholeRun: true,
    takesFile: { words, typed in words.isEmpty && !typed.isEmpty && !typed.hasPrefix("#") },
    complete: { session, _ in session.actionNames },
    run: { session, words throws(Refusal) in
      if words.count == 2 {
        let (before, after) = (try session.part(of: words[0]), try session.part(of: words[1]))
        let difference = TraceDifference(from: before, to: after)
        return session.drawn(difference, from: words[0], to: words[1])
      }
      if let word = words.first, word.hasPrefix("#") {
        throw .misused("Compare \(word.readable) with which action?  diff \(word.readable) #N")
      }
      let now = try session.momentWithRows().trace
      if let path = words.first {
        let before = try session.trace(in: path)
        guard !CancellationFlag.isSet else { return "" }
        let difference = TraceDifference(from: before, to: now)
        guard !CancellationFlag.isSet else { return "" }
        return session.drawn(difference, from: path, to: "this conversation")
      }
      guard let previous = session.state.previous else {
        throw .failed(
          "There was no conversation before this one. Type  reload, do something else, then  diff; "
            + "or name a file with a trace:  diff FILE"
        )
      }
      let difference = TraceDifference(from: previous.trace, to: now)
      return session.drawn(difference, from: "the conversation before", to: "this one")
    }
  )
}

extension Session {
  fileprivate var actionNames: [String] {
    (try? moment().actions)?.map { "#\($0)" } ?? []
  }

  fileprivate func part(of word: String) throws(Refusal) -> Trace {
    let row = try row(try Command.rowNumber(word, "diff #N #N"))
    guard row.kind == .action, let number = row.number else {
      let names = actionNames.joined(separator: ", ")
      throw .misused("\(word.readable) is no action of yours; your actions are \(names).")
    }
    return try moment().trace(ofAction: number)
  }

  func drawn(_ difference: TraceDifference, from before: String, to after: String) -> StyledText {
    if difference.isEmpty || settings.isPlain {
      return difference.sentences(before: before, after: after)
    }
    return StyledText(difference.summary + "\n", .strong)
      + difference.ladder(settings.diagramOptions)
  }
}

extension Moment {
  /// Returns the events between an action and the next, such that they can be compared with the events of another action.
  ///
  /// Created objects have ordinals from 1, so that `Detail.View:2` of a second tap can be compared with `Detail.View`.
  fileprivate func trace(ofAction number: Int) -> Trace {
    let events = events(fromRow: number).dropFirst().prefix { $0.kind != .action }
    var trace = Trace(lanes: lanes, events: Array(events))
    let present = Set(trace.rows.flatMap(\.participants))
    let created = trace.events.filter { $0.kind == .created }.flatMap(\.objects)
    var names: [Participant: Participant] = [:]
    for object in created {
      let earlier = names.keys.count { $0.role == object.role && $0.module == object.module }
      let (type, module) = (object.type, object.module)
      let name = Participant(object.role, type: type, module: module, ordinal: earlier + 1)
      if created.contains(name) || !present.contains(name) { names[object] = name }
    }
    for index in trace.events.indices {
      trace.events[index].sender = trace.events[index].sender.map { names[$0] ?? $0 }
      trace.events[index].receiver = trace.events[index].receiver.map { names[$0] ?? $0 }
      trace.events[index].objects = trace.events[index].objects.map { names[$0] ?? $0 }
    }
    return trace
  }
}
