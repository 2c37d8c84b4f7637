extension Command {
  static let undo = Command(
    name: "undo",
    group: .step,
    help: "Takes back what was done last: an action, a load, a play, a fault, a dropped message.",
    summary: "Takes back what was done last",
    situations: [.alone, .closed, .recorded, .faulty],
    example: CommandExample("undo", after: "load products; open; tap 1"),
    changesModule: true,
    movesInHistory: true,
    run: { session, _ throws(Refusal) in
      try session.undo()
    }
  )
}
