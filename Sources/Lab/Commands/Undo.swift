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

  static let redo = Command(
    name: "redo",
    group: .step,
    help: "Does again what  undo  has taken back.",
    summary: "Does again what undo took back",
    example: CommandExample("redo", after: "load products; open; undo"),
    changesModule: true,
    movesInHistory: true,
    run: { session, _ throws(Refusal) in
      try session.redo()
    }
  )
}
