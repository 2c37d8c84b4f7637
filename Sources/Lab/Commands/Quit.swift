import TerminalText

extension Command {
  static let quit = Command(
    name: "quit",
    group: .keep,
    usage: "quit",
    help: "Leaves the laboratory; Ctrl-D on an empty line does the same.",
    summary: "Leaves",
    situations: [.alone, .puzzle, .closed, .empty, .loaded, .recorded, .faulty],
    example: CommandExample("quit"),
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "quit")
      session.isFinished = true
      return StyledText()
    }
  )
}
