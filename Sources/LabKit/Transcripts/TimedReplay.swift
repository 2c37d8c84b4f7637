import CReplays
import Lab
import PrintableText
import TerminalText
import TraceRecording
import TranscriptKit

extension SessionFactory {
  /// Replays a transcript in a session and a sandbox of its own, within a time limit.
  ///
  /// The time limit and the seed that the transcript states replace `limit` and `seed`. A session that exceeds the limit is
  /// stopped, at the line that is returned; if it cannot be stopped, or if it crashes, the process reports that and ends with
  /// status 4. `tell` is called with each line at the prompt and its answer.
  func replay(
    of transcript: Transcript,
    within limit: TimeLimit = .usual,
    seed: Int = 0,
    telling tell: (String, Answer) -> Void = { _, _ in }
  ) async -> (result: Transcript, timedOutLine: Int?) {
    let limit = transcript.options.timeout ?? limit
    let sandbox = Sandbox(transcript.folder)
    let session = session(Settings(), for: sandbox.folder)
    session.seed = transcript.options.seed ?? seed
    var timedOutLine: Int?
    let result = await PageWatch.watching(transcript.path, within: limit) { watch in
      await transcript.replayedExchanges { exchange in
        let prompt = session.prompt
        guard timedOutLine == nil else { return (exchange.prompt, "") }
        watch.enter(exchange.line)
        defer { watch.leave() }
        if let file = exchange.file { return (prompt, sandbox.content(of: file)) }
        if exchange.isCommandLine {
          let output = await sandbox.output(of: exchange.input, by: self)
          if watch.isOver { timedOutLine = exchange.line }
          return (exchange.prompt, output)
        }
        let answer = await session.answer(exchange.input)
        tell(exchange.input, answer)
        if answer.isStopped { timedOutLine = exchange.line }
        return (prompt, answer.text.plain)
      }
    }
    return (result, timedOutLine)
  }
}

/// A watch over the sessions of a page, which is a transcript or a lesson.
///
/// A session that exceeds the time limit is stopped. If it cannot be stopped, or if it crashes, the process reports that with the
/// page and the line entered last, and ends with status 4.
struct PageWatch {
  private let number: Int32
  private let cancellation: CancellationFlag

  /// Runs `work` with a watch over the page at `path`; answers within name the program `viperlab`, as pages do.
  static func watching<Result>(
    _ path: String,
    within limit: TimeLimit,
    _ work: (PageWatch) async -> Result
  ) async -> Result {
    let cancellation = CancellationFlag()
    let (call, context) = cancellation.signal
    let number = replays_begin(path.printable(), Int32(limit.milliseconds), call, context)
    let watch = PageWatch(number: number, cancellation: cancellation)
    let result = await CancellationFlag.$current.withValue(cancellation) {
      await Program.$name.withValue("viperlab") { await work(watch) }
    }
    _ = replays_end(number)
    return withExtendedLifetime(cancellation) { result }
  }

  /// Whether the time limit has passed.
  var isOver: Bool { cancellation.isSet }

  /// Records that the calling thread now carries out the command in a line of the page.
  func enter(_ line: Int) { replays_enter(number, Int32(line)) }

  func leave() { if number >= 0 { replays_leave(number) } }

  /// The watch over the transcript whose command line runs now; nil outside of a transcript.
  static var ofTranscript: PageWatch? {
    guard Sandbox.current != nil, let flag = CancellationFlag.current else { return nil }
    return PageWatch(number: -1, cancellation: flag)
  }
}

extension Transcript {
  /// The folder of the transcript, together with the files in the transcript's code blocks; only these files if there is no path.
  fileprivate var folder: PageFolder {
    let files = fixtures.mapValues { Array($0.utf8) }
    return PageFolder(path.isEmpty ? nil : path.folderOfFile, holding: files)
  }
}

extension TimeLimit {
  static let usual = TimeLimit(milliseconds: 60_000)
}

/// A function that is called before the process ends because a session cannot be stopped.
///
/// `@unchecked Sendable` is safe because the function is called at most once, on a thread of its own, and meanwhile no replay
/// begins or ends.
final class ExitReport: @unchecked Sendable {
  private let body: (_ name: String, _ line: Int) -> Void

  private init(_ body: @escaping (String, Int) -> Void) { self.body = body }

  /// Runs `work`, which replays transcripts; if a session cannot be stopped, calls `body` before the process ends.
  ///
  /// `body` receives the path of the transcript and the line of the command, from 1. In a sandbox it is never called.
  static func whenUnstoppable<Result>(
    _ body: @escaping (_ name: String, _ line: Int) -> Void,
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    guard Sandbox.current == nil else { return try await work() }
    let report = ExitReport(body)
    replays_before_leaving(
      { context, name, line in
        guard let context else { return }
        Unmanaged<ExitReport>.fromOpaque(context).takeUnretainedValue()
          .body(String(cString: name), Int(line))
      },
      Unmanaged.passUnretained(report).toOpaque()
    )
    defer { withExtendedLifetime(report) { replays_before_leaving(nil, nil) } }
    return try await work()
  }
}
