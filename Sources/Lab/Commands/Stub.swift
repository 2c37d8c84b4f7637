import PrintableText
import Stage
import TerminalText
import TraceRecording
import Traces

extension Command {
  static let stub = Command(
    usage: "stub MESSAGE VALUE",
    group: .step,
    help: """
      Says what fakes answer to a message while an object is alone, runs your actions again, and shows \
      what is different: stub loadProducts [1, 2]. A value is a number, a text, true, nil, a case, a \
      list, or what the module lends, by its number;  throws  or  throws CASE  makes it throw.
      stub  alone lists what was said.
      """,
    summary: "Says what fakes answer to a message",
    situations: [.alone],
    example: CommandExample(
      "stub loadProducts [1]",
      after: "load products alone=interactor; send interactor getProducts()"
    ),
    changesModule: true,
    needsModule: true,
    complete: { session, words in
      guard words.isEmpty, let loaded = session.loaded else { return [] }
      return loaded.answeredMessages.map { Message(DeclaredName($0).message).baseName }
    },
    run: { session, words throws(Refusal) in
      guard let message = words.first else { return try session.stubs() }
      guard words.count > 1 else {
        throw .misused("What does \(message.readable) answer?  stub \(message.readable) VALUE")
      }
      let value = words.dropFirst().joined(separator: " ")
      return try session.stub(Run.Stub(message: message, value: value))
    }
  )
}

extension Session {
  fileprivate func stubs() throws(Refusal) -> StyledText {
    let loaded = try requireAlone()
    let asked = loaded.answeredMessages.map { DeclaredName($0).message }
    guard !asked.isEmpty else {
      return StyledText("\(loaded.soloist?.name ?? "It") asks nobody for a value.\n")
    }
    let stubs = loaded.run.stubs
    let rows = asked.map { name in
      let stub = stubs.first { $0.message == name || $0.message == Message(name).baseName }
      return [StyledText(name), stub.map { StyledText($0.value) } ?? StyledText("not said", .dim)]
    }
    return StyledText(lines: rows.inColumns())
  }

  fileprivate func stub(_ stub: Run.Stub) throws(Refusal) -> StyledText {
    let loaded = try requireAlone()
    try loaded.check(stub)
    let title = "\(stub.message) gives \(stub.value)".printable()
    let heading = StyledText("Answers: ", .strong) + "\(title).\n"
    return try replay(loaded.run.stubbing(stub), heading) { after throws(Refusal) in
      try after.refuseWritingError()
    }
  }

  private func requireAlone() throws(Refusal) -> LoadedModule {
    let loaded = try requireLoaded()
    guard loaded.soloist != nil else {
      throw .failed(
        "No object is alone, so no fake is asked.  load \(loaded.run.module.name) alone=presenter"
      )
    }
    return loaded
  }

  func loadAlone(_ run: Run) throws(Refusal) -> StyledText {
    let alone = LoadedModule(replaying: run)
    if let reason = alone.isolationProblem { throw .failed(reason) }
    let loaded = replace(by: alone)
    guard let soloist = loaded.soloist else { throw .failed("\(run.title) has no such object.") }
    return StyledText("\(soloist.name) of \(run.title), alone.\n", .strong)
      + description(of: soloist, in: loaded)
  }

  private func description(of soloist: Participant, in loaded: LoadedModule) -> StyledText {
    let name = soloist.name.lowercased()
    let messages = loaded.writableMessages(to: name).map { DeclaredName($0).example }
    let targets = loaded.now.trace.events.filter { $0.kind == .wired && $0.sender == soloist }
      .compactMap(\.receiver)
    var rows = loaded.now.living.filter(targets.contains).map { reference in
      [StyledText("  \(reference.name)", .role(reference.role)), StyledText("a fake", .dim)]
    }
    rows.append([StyledText("  takes"), StyledText(messages.joined(separator: ", "))])
    let asked = loaded.answeredMessages.map { DeclaredName($0).message }
    if !asked.isEmpty {
      rows.append([StyledText("  asks for"), StyledText(asked.joined(separator: ", "))])
    }
    return StyledText(lines: rows.inColumns()) + StyledText("Next: ")
      + StyledText("send \(name) \(messages.first ?? "MESSAGE")", .command) + "\n"
  }

  func soloists(of module: Module) -> [String] {
    guard let loaded, loaded.run.module.name == module.name else { return ["alone=presenter"] }
    return loaded.now.living.filter { !$0.isStore }.map { "alone=\($0.name.lowercased())" }
  }

  func refuseAlone(_ action: Action) throws(Refusal) {
    guard let loaded, let soloist = loaded.soloist else { return }
    let name = soloist.name.lowercased()
    if action.kind.needsNoScreen {
      guard let addressee = action.addressee, addressee.lowercased() != name else { return }
      throw .failed("Only \(soloist.name) is here, all others are fakes.  send \(name) MESSAGE")
    }
    let example =
      loaded.writableMessages(to: name).first.map { DeclaredName($0).example } ?? "MESSAGE"
    throw .failed("\(soloist.name) is alone, without a screen.  send \(name) \(example)")
  }
}
