import PrintableText
import Sequences
import Stage
import TraceRecording
import TranscriptKit

/// A replay of several transcripts in parallel, in the order and as often as the options say.
struct ParallelReplay: Sendable {
  let sessionFactory: SessionFactory
  let paths: [String]
  let options: TestOptions
  private let finished = Locked<[Int: ReplayedPage]>([:])

  /// Returns one replayed page for each transcript that was replayed, in the order of `paths`.
  ///
  /// The page is from the first repetition in which the transcript failed, else from the last one. Transcripts after a failure that
  /// stops the replay are left out.
  func pages() async throws -> [ReplayedPage] {
    var pages: [Int: ReplayedPage] = [:]
    for repetition in 1...options.repetitions {
      let results = try await results(of: repetition)
      for (index, page) in results { pages.keep(page, at: index) }
      if options.failFast, results.contains(where: { !$0.1.outcome.isPassed }) { break }
    }
    return pages.inOrder
  }

  private func results(of repetition: Int) async throws -> [(Int, ReplayedPage)] {
    let order = Self.order(of: paths.count, seed: options.shuffle, repetition: repetition)
    return try await order.concurrentMap(
      atMost: options.jobCount,
      until: { options.failFast && !$0.1.outcome.isPassed }
    ) { position, index in
      let path = paths[index]
      Progress.begins("replaying \(path) (\(position + 1) of \(paths.count))")
      let replayed = await sessionFactory.replayedPage(path, within: options.timeout)
      var outcome = replayed.outcome
      outcome.repetition = repetition
      let replay = outcome.isPassed ? nil : replayed.replay
      let page = ReplayedPage(outcome: outcome, replay: replay)
      finished.locked { $0.keep(page, at: index) }
      return (index, page)
    }
  }

  /// Returns the indices of `count` transcripts in the order in which a repetition, from 1, replays them.
  ///
  /// Without a seed, this is the order of names; with one, each repetition has its own order.
  static func order(of count: Int, seed: Int?, repetition: Int) -> [Int] {
    guard let seed else { return Array(0..<count) }
    let digests = (0..<count).map { SHA256("\(seed) \(repetition) \($0)".utf8).text }
    return (0..<count).sorted { digests[$0] < digests[$1] }
  }
}

extension [Int: ReplayedPage] {
  /// Adds the page of the path at `index`, unless the path's page of an earlier repetition has failed.
  fileprivate mutating func keep(_ page: ReplayedPage, at index: Int) {
    if self[index]?.outcome.isPassed ?? true { self[index] = page }
  }

  fileprivate var inOrder: [ReplayedPage] { sorted { $0.key < $1.key }.map(\.value) }
}

struct ReplayedPage: Sendable {
  let outcome: TranscriptOutcome
  /// The transcript and its replay; nil if the transcript is unreadable, has passed, or has a session that could not be stopped.
  let replay: (page: Transcript, result: Transcript)?
}

extension SessionFactory {
  func replayedPage(_ path: String, within limit: TimeLimit) async -> ReplayedPage {
    let text: String
    do throws(Failure) { text = try TextFile(path).text } catch {
      let outcome = TranscriptOutcome(path: path, unreadable: error.message)
      return ReplayedPage(outcome: outcome, replay: nil)
    }
    do throws(TranscriptError) {
      let page = try Transcript(markdown: text, path: path)
      let replay = await replay(of: page, within: limit)
      let limit = page.options.timeout ?? limit
      let timeout = replay.timedOutLine.map { (line: $0, limit: limit) }
      let outcome = TranscriptOutcome(of: page, replay: replay.result, timeout: timeout)
      return ReplayedPage(outcome: outcome, replay: (page, replay.result))
    } catch {
      let outcome = TranscriptOutcome(path: path, unreadable: "\(error)", line: error.line)
      return ReplayedPage(outcome: outcome, replay: nil)
    }
  }
}

extension ParallelReplay {
  /// Returns the pages replayed so far, and the page of the transcript `name`, whose session exceeded the time limit at `line`.
  func pages(endedBy name: String, _ line: Int) -> [ReplayedPage] {
    var pages = finished.locked { $0 }
    if let index = paths.firstIndex(where: { $0.printable() == name }),
      let transcript = try? Transcript(file: paths[index])
    {
      let limit = transcript.options.timeout ?? options.timeout
      let outcome = TranscriptOutcome(of: transcript, replay: transcript, timeout: (line, limit))
      pages[index] = ReplayedPage(outcome: outcome, replay: nil)
    }
    return pages.inOrder
  }
}
