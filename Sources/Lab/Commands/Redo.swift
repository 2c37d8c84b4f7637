extension Command {
  static let redo = Command(
    name: "redo",
    group: .step,
    usage: "redo",
    help: "Does again what  undo  has taken back.",
    summary: "Does again what undo took back",
    example: CommandExample("redo", after: "load products; open; undo"),
    changesModule: true,
    movesInHistory: true,
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "redo")
      return try session.redo()
    }
  )
}
