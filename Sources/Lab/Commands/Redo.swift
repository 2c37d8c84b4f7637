extension Command {
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
