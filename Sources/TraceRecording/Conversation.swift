import Traces

// What is said: calls, answers, lost messages and wiring.

extension Recorder {
  /// Records a call, and gives the span in which it runs.
  func begin(_ name: String, _ arguments: [HandedOver], on link: SeamLink) -> Span {
    let message = Message(name, arguments.map { argument($0) })
    let running = Span.current(in: self)?.function(of: link.sender) ?? ""
    let place = link.seam.flatMap { seam in
      log.locked { log in
        log.sends(of: link.sender)?.place(of: name, through: seam.property, in: running)
      }
    }
    let record = append(.call(message, link.seam, place), from: link.sender, to: link.receiver)
    return Span(self, record: record, executing: link.receiver, function: link.function ?? name)
  }

  /// Records how a call ended.
  func end<R, Failure: Error>(_ call: Span, on link: SeamLink, with result: Result<R, Failure>) {
    let content: Record.Content =
      switch result {
      case .success(let value): .return(R.self == Void.self ? nil : self.value(of: value))
      case .failure(let error): .throw(value(of: error))
      }
    let record = Record(
      content: content,
      sender: link.receiver,
      receiver: link.sender,
      parent: Int32(call.record)
    )
    log.locked { _ = $0.append(record) }
  }

  /// Records that nil was read, where the source sends a message there.
  func lose(from sender: ParticipantID, at state: SeamState) {
    let running = Span.current(in: self)?.function(of: sender) ?? ""
    guard let table = log.locked({ $0.sends(of: sender) }) else { return }
    let lost = table.lost(at: state.property, in: running)
    if let lost, lost.isEmpty { return }
    let calls = lost ?? []
    var candidates: [String] = []
    for call in calls where !candidates.contains(call.message) { candidates.append(call.message) }
    let isGone = state.strength == .weak && state.target.isSomebody
    append(
      .lost(state.seam, isGone ? .gone : .nil, candidates, table.place(of: calls)),
      from: sender,
      to: isGone ? state.target : .nobody
    )
  }

  /// Records that a reference was set.
  func wire(_ state: inout SeamState, of owner: ParticipantID, to target: Any?) {
    if state.isClosure {
      let span = target == nil ? nil : Span.current(in: self)
      state.target = span?.executing ?? .nobody
      state.function = span?.function
    } else {
      state.target = target.map { id(of: $0) } ?? .nobody
    }
    append(.wired(state.seam), from: owner, to: state.target)
  }

  private func argument(_ argument: HandedOver) -> Argument {
    Argument(
      label: argument.label,
      parameter: argument.parameter,
      value(of: argument.value)
    )
  }

  /// The text of a value, in which objects bear the names they have here.
  func value(of value: Any) -> Value {
    ValueText { object in self.participant(of: object)?.name }.value(of: value)
  }
}
