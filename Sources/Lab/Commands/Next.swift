extension Command {
  static let next = Command(
    name: "next",
    group: .step,
    help: """
      Moves the cursor past all rows that the present row causes.
      In a lesson, behind  previous,  it goes forward again.
      """,
    summary: "Goes over all that this row causes",
    situations: [.past],
    example: CommandExample("next", after: "load products; open; goto #2"),
    run: { session, _ throws(Refusal) in
      try session.move(to: \.next)
    }
  )
}
