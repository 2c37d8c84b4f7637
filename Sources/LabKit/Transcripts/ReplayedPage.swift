import PrintableText
import TranscriptKit

struct ReplayedPage: Sendable {
  let outcome: TranscriptOutcome
  /// The transcript and its replay; nil if the transcript is unreadable, has passed, or has a session that could not be stopped.
  let replay: (file: TranscriptFile, result: Transcript)?
}

extension SessionFactory {
  func replayedPage(_ path: String, within limit: TimeLimit) async -> ReplayedPage {
    let text: String
    do throws(Failure) { text = try TextFile(path).text } catch {
      let outcome = TranscriptOutcome(path: path, problem: .noFile(reason: error.message))
      return ReplayedPage(outcome: outcome, replay: nil)
    }
    do throws(TranscriptError) {
      let file = try TranscriptFile(path: path, text: text)
      let replay = await replay(of: file.transcript, within: limit)
      let problem = replay.timedOutLine.map {
        TranscriptOutcome.Problem.timedOut(line: $0, limit: replay.limit.text)
      }
      let outcome = TranscriptOutcome(of: file.transcript, replay: replay.result, problem: problem)
      return ReplayedPage(outcome: outcome, replay: (file, replay.result))
    } catch {
      return ReplayedPage(
        outcome: TranscriptOutcome(path: path, problem: .unreadable(error)),
        replay: nil
      )
    }
  }
}

extension ParallelReplay {
  /// Returns the pages replayed so far, and the page of the transcript `name`, whose session exceeded the time limit at `line`.
  func pages(endedBy name: String, _ line: Int) -> [ReplayedPage] {
    guard let index = paths.firstIndex(where: { $0.printable() == name }),
      let transcript = try? TranscriptFile(paths[index]).transcript
    else { return finishedPages.pages(with: nil, at: -1) }
    let limit = transcript.options.timeout ?? limit
    let problem = TranscriptOutcome.Problem.timedOut(line: line, limit: limit.text)
    let outcome = TranscriptOutcome(of: transcript, replay: transcript, problem: problem)
    return finishedPages.pages(with: ReplayedPage(outcome: outcome, replay: nil), at: index)
  }
}

extension TranscriptFile {
  init(path: String, text: String) throws(TranscriptError) {
    self.path = path
    self.text = text
    transcript = try Transcript(markdown: text, path: path)
  }
}
