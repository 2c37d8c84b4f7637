extension Command {
  static let step = Command(
    name: "step",
    group: .step,
    help: "Moves the cursor to the next row, wherever it is.",
    summary: "Goes to the next row",
    situations: [.past],
    example: CommandExample("step", after: "load products; open; goto #3"),
    run: { session, _ throws(Refusal) in
      try session.move(to: \.step)
    }
  )
}
