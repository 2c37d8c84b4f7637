import ArgumentParser
import PrintableText
import LineEditing

extension TranscriptsCommand {
  struct Review: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Show pending changes one by one, to accept or reject each with a key.",
      discussion: "Status 0 when nothing is left pending, 1 when something is."
    )

    @OptionGroup var positions: TranscriptPaths

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let console = laboratory.console
      let pending = try PendingChanges(of: positions.paths)
      for void in pending.void { console.complain("\(void)") }
      guard !pending.changes.isEmpty else {
        console.write(
          plain: "Nothing is pending. To find what has changed:  \(line("test"))\n"
        )
        return pending.void.isEmpty ? 0 : 1
      }
      guard !console.isDumb, let screen = FullScreen() else {
        throw Failure(
          """
          A review needs a terminal. Without one:
            \(line("diff"))
            viperlab transcripts accept KEY   (such as \(pending.changes[0].key.shellWord))
            viperlab transcripts reject KEY
          """
        )
      }
      var loop = ReviewLoop(laboratory, screen, pending)
      let status = try await review(by: &loop, on: screen)
      if status != 130 { console.write(plain: try loop.summary) }
      return status
    }

    private func line(_ subcommand: String) -> String {
      positions.positions.transcriptsLine(subcommand)
    }

    private func review(by loop: inout ReviewLoop, on screen: FullScreen) async throws -> Int32 {
      defer { screen.end() }
      return try await loop.run()
    }
  }
}
