import TerminalText

extension Command {
  static let predict = Command(
    name: "predict",
    group: .step,
    usage: "predict on|off",
    help: """
      Asks before each message who speaks to whom next: type two names, such as  presenter view. It \
      keeps the score by role, and counts which role you took for which;  predict  alone shows both.
      """,
    summary: "Asks before each message who speaks next",
    example: CommandExample("predict on"),
    complete: { _, words in words.isEmpty ? ["off", "on"] : [] },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "predict on|off")
      switch words.first {
      case nil: return session.debugger.predictions.score
      case "on":
        session.debugger.predictions.isOn = true
        session.debugger.predictions.clear()
        guard session.isInPast else {
          return StyledText("Before each message the prompt asks who speaks to whom.\n")
        }
        return try session.askForNextMessage()
      case "off":
        session.debugger.predictions.isOn = false
        return session.debugger.predictions.score
      default: throw .misused("predict is on or off.  predict on")
      }
    }
  )
}
