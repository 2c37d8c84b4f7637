import Foundation

/// Measures what people wait for at the prompt and in transcripts, beside what others take.
struct SessionBenchmarks {
  private let viperlab: Viperlab
  private let actions: Int
  private let rounds: Int

  /// Measures sessions of up to that many actions.
  init(_ viperlab: Viperlab, actions: Int, rounds: Int) {
    self.viperlab = viperlab
    self.actions = actions
    self.rounds = rounds
  }

  /// Prints the tables.
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

  /// Prints the table of the transcripts alone.
  func runTranscripts() throws {
    print(try TranscriptTable(viperlab, atMost: actions, rounds: rounds).text)
  }
}
