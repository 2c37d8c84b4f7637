import PrintableText
import Stage
import TerminalText
import TraceRecording
import Traces

extension Command {
  static let stub = Command(
    usage: "stub MESSAGE VALUE",
    help: """
      Says what fakes answer to a message while an object is alone, runs your actions again, and shows \
      what is different: stub loadProducts [1, 2]. A value is a number, a text, true, nil, a case, a \
      list, or what the module lends, by its number;  throws  or  throws CASE  makes it throw.
      stub  alone lists what was said.
      """,
    summary: "Says what fakes answer to a message",
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
}
