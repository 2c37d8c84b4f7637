import Foundation

/// Measures waiting times at the prompt and in transcripts, beside those of other programs.
struct SessionBenchmarks {
  private let viperlab: Viperlab
  private let actions: Int
  private let rounds: Int

  /// Prepares measurements of sessions of up to `actions` actions.
  init(_ viperlab: Viperlab, actions: Int, rounds: Int) {
    self.viperlab = viperlab
    self.actions = actions
    self.rounds = rounds
  }

  func run() throws {
    let folder = try SessionFolder()
    defer { folder.remove() }
    for walk in [SessionWalk.pages, .answers] {
      let long = try LongSession(viperlab, walk, actions: actions, in: folder, rounds: rounds)
      print(long.text, terminator: "\n\n")
    }
    let cursor = try CursorTable(viperlab, actions: actions, in: folder, rounds: rounds)
    print(cursor.text, terminator: "\n\n")
    print(try StartTable(viperlab, rounds: max(rounds, 5) * 4).text, terminator: "\n\n")
    print(try WaitTable(viperlab, rounds: rounds).text, terminator: "\n\n")
    try runTranscripts()
  }

  /// Prints the table of transcripts only.
  func runTranscripts() throws {
    print(try TranscriptTable(viperlab, atMost: actions, rounds: rounds).text)
  }
}
