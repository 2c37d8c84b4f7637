import TerminalText

extension Command {
  static let reload = Command(
    name: "reload",
    group: .start,
    usage: "reload",
    help: "Makes the loaded module anew, without faults, as if nothing had been done to it.",
    summary: "Makes the loaded module anew",
    occasions: [.closed],
    example: CommandExample("reload", after: "load products; inject nil-link"),
    changesModule: true,
    needsModule: true,
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "reload")
      let run = try session.requireLoaded().run
      let names = run.faults.map(\.title).joined(separator: ", ")
      let healed = names.isEmpty ? StyledText() : StyledText("Healed: ", .good) + "\(names).\n"
      return healed + (try session.load(run.afresh))
    }
  )
}
