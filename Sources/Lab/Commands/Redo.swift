extension Command {
  static let redo = Command(
    name: "redo",
    group: .step,
    usage: "redo",
    help: "Does again what  undo  has taken back.",
    changesModule: true,
    movesInHistory: true,
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "redo")
      return try session.redo()
    }
  )
}
