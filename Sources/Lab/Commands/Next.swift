extension Command {
  static let next = Command(
    name: "next",
    group: .step,
    usage: "next",
    help: "Moves the cursor over all that the present row causes, to the next row after it.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "next")
      return try session.move(to: \.next)
    }
  )
}
