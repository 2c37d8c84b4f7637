import TranscriptKit

/// A transcript that was replayed, and what became of it.
struct ReplayedPage: Sendable {
  /// How it went.
  let outcome: TranscriptOutcome
  /// The page and what it would become; nil where it is no transcript.
  let replay: (file: TranscriptFile, result: Transcript)?
}

extension Bench {
  /// Replays the transcript in a file.
  func replayedPage(_ path: String, within limit: TimeLimit) async throws(Failure) -> ReplayedPage {
    let text = try TextFile(path).text
    do throws(TranscriptError) {
      let file = try TranscriptFile(path: path, text: text)
      let replay = await replay(of: file.transcript, within: limit)
      let problem = replay.timedOutLine.map {
        TranscriptOutcome.Problem.timedOut(line: $0, limit: limit.text)
      }
      let outcome = TranscriptOutcome(of: file.transcript, replay: replay.result, problem: problem)
      return ReplayedPage(outcome: outcome, replay: (file, replay.result))
    } catch {
      return ReplayedPage(outcome: TranscriptOutcome(path: path, error: error), replay: nil)
    }
  }
}

extension TranscriptFile {
  /// Reads a text that stands in a file.
  init(path: String, text: String) throws(TranscriptError) {
    self.path = path
    self.text = text
    transcript = try Transcript(markdown: text, path: path)
  }
}
