import TerminalText

extension Command {
  static let quit = Command(
    usage: "quit",
    help: "Leaves the laboratory; Ctrl-D on an empty line does the same.",
    summary: "Leaves",
    example: CommandExample("quit"),
    run: { session, _ throws(Refusal) in
      session.isFinished = true
      return StyledText()
    }
  )
}
