extension Command {
  static let finish = Command(
    name: "finish",
    group: .step,
    help: """
      Moves the cursor to the end of the call that is running, behind its last row; where nothing \
      more happens in it, to the next row.
      """,
    summary: "Goes to the end of the call that runs",
    situations: [.past],
    example: CommandExample("finish", after: "load products; open; goto #4"),
    run: { session, _ throws(Refusal) in
      try session.move(to: \.finish)
    }
  )
}
