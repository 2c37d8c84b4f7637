extension Command {
  static let recall = Command(
    usage: "recall",
    help: """
      Asks again what you have learnt: at most six questions that are due, which they are \
      1, 3, 7 and 21 days after you answered them. In a script,  set today 2026-03-05  says the day.
      """,
    summary: "Asks again what is due today",
    example: CommandExample("recall", after: "set today 2026-03-05"),
    run: { session, _ throws(Refusal) in try session.beginRecall() }
  )
}
