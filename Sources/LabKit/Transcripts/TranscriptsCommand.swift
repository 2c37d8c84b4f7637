import ArgumentParser

struct TranscriptsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcripts",
    abstract: "Replay sessions that are kept as Markdown.",
    discussion: """
      test finds answers that differ from the page and keeps them as pending changes; review shows \
      the changes one by one, to accept or reject each. Without a terminal: list, diff, accept, reject.
      """,
    subcommands: [
      Test.self, Update.self, Review.self, List.self, Diff.self, Accept.self, Reject.self,
      New.self, Prune.self, Again.self,
    ],
    defaultSubcommand: Test.self
  )
}
