import CReplays
import Lab
import PrintableText
import TerminalText
import TraceRecording
import TranscriptKit

/// A replay that ends, whatever its session does.
struct WatchedReplay {
  /// The page with new answers.
  let result: Transcript
  /// The line of the exchange in which the time was over; nil when it was not.
  let timedOutLine: Int?
  /// How much time there was.
  let limit: TimeLimit
}

extension Bench {
  /// Replays a transcript in a session of its own that touches nothing outside itself.
  ///
  /// What the page says of its time counts more than what is said here. A session that takes longer is stopped; where
  /// it cannot be, and where it crashes, the process tells so and ends with status 4. Each answer of the prompt is told
  /// with its line.
  func replay(
    of transcript: Transcript,
    within limit: TimeLimit = .usual,
    seed: Int = 0,
    telling tell: (String, Answer) -> Void = { _, _ in }
  ) async -> WatchedReplay {
    let limit = transcript.options.timeout ?? limit
    let sandbox = Sandbox(transcript.folder)
    let session = session(Settings(), for: sandbox.folder)
    session.seed = transcript.options.seed ?? seed
    let interruption = Interruption()
    let (call, context) = interruption.signal
    let number = replays_begin(
      transcript.path.printable(),
      Int32(limit.milliseconds),
      call,
      context
    )
    var timedOutLine: Int?
    let result = await Interruption.$current.withValue(interruption) {
      await transcript.replayedExchanges { exchange in
        let prompt = session.prompt
        guard timedOutLine == nil else { return (exchange.prompt, "") }
        replays_enter(number, Int32(exchange.line))
        defer { replays_leave(number) }
        if let file = exchange.file { return (prompt, sandbox.content(of: file)) }
        if exchange.isCommandLine {
          let output = await SandboxedCommand(self, in: sandbox).output(of: exchange.input)
          if interruption.isRequested { timedOutLine = exchange.line }
          return (exchange.prompt, output)
        }
        let answer = await session.answer(exchange.input)
        tell(exchange.input, answer)
        if answer.isStopped { timedOutLine = exchange.line }
        return (prompt, answer.text.plain)
      }
    }
    _ = replays_end(number)
    return withExtendedLifetime(interruption) {
      WatchedReplay(result: result, timedOutLine: timedOutLine, limit: limit)
    }
  }
}

extension Transcript {
  /// The folder of the page, which holds the files that stand in the page; a page without a path has no other files.
  fileprivate var folder: PageFolder {
    let files = fixtures.mapValues { Array($0.utf8) }
    return path.isEmpty ? PageFolder(nil, holding: files) : PageFolder(ofPage: path, holding: files)
  }
}

extension TimeLimit {
  /// What one transcript may take where nothing else is said.
  static let usual = TimeLimit(milliseconds: 60_000)
}
