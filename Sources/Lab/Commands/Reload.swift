import SequenceDiagrams

extension Command {
  static let reload = Command(
    name: "reload",
    group: .start,
    usage: "reload",
    help: "Makes the loaded module anew, as if nothing had been done to it.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "reload")
      let loaded = try session.requireLoaded()
      return session.load(loaded.module, loaded.variant, given: loaded.condition)
    }
  )
}
