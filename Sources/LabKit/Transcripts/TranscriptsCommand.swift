import ArgumentParser

/// `viperlab transcripts`: replays sessions kept as Markdown pages with commands and outputs.
struct TranscriptsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcripts",
    abstract: "Replay sessions that are kept as Markdown.",
    discussion: """
      test finds what is no longer as it is written and keeps it as pending changes; review shows \
      them one by one and takes or leaves each. Without a terminal: list, diff, accept, reject.
      """,
    subcommands: [
      Test.self, Update.self, Review.self, List.self, Diff.self, Accept.self, Reject.self,
      New.self, Prune.self, Again.self,
    ],
    defaultSubcommand: Test.self
  )
}
