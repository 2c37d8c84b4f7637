extension Command {
  static let exam = Command(
    usage: "exam NAME",
    help: """
      Begins the exam; your name draws its faults, and a second sitting may draw others.
      Alone it goes on with one that is open. A hint, a miss and a wrong guess cost 2 points.
      """,
    summary: "Begins the exam",
    example: CommandExample("exam Ada"),
    maximumWords: 1,
    run: { session, words throws(Refusal) in try session.beginExam(words.first) }
  )
}
