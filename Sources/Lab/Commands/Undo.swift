extension Command {
  static let undo = Command(
    name: "undo",
    group: .step,
    usage: "undo",
    help: "Takes back what was done last: an action, a load, a play, a fault, a dropped message.",
    changesModule: true,
    movesInHistory: true,
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "undo")
      return try session.undo()
    }
  )
}
