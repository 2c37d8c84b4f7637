import Stage
import Synchronization
import TranscriptKit

/// Replays transcripts side by side, as often and in the order that is asked for.
struct TranscriptRun: Sendable {
  let bench: Bench
  let paths: [String]
  let order: ReplayOrder
  let repetitions: Int
  let jobs: Int
  let stopsAtFailure: Bool
  let limit: TimeLimit
  /// What became of each so far, for a run that comes to no end.
  let soFar = PagesSoFar()

  /// What became of each transcript that was replayed: in its first repetition that failed, else the last.
  ///
  /// In the order of the names, whichever was replayed first.
  func pages() async throws -> [ReplayedPage] {
    var pages: [Int: ReplayedPage] = [:]
    for repetition in 1...repetitions {
      let results = try await results(of: repetition)
      for (index, page) in results where pages[index]?.outcome.isPassed ?? true {
        pages[index] = page
      }
      if stopsAtFailure, results.contains(where: { !$0.1.outcome.isPassed }) { break }
    }
    return pages.sorted { $0.key < $1.key }.map(\.value)
  }

  private func results(of repetition: Int) async throws -> [(Int, ReplayedPage)] {
    let indices = order.indices(paths.count, repetition: repetition)
    let (bench, paths, limit, soFar) = (bench, paths, limit, soFar)
    let stopsAtFailure = stopsAtFailure
    return try await indices.mappedSideBySide(
      atMost: jobs,
      until: { stopsAtFailure && !$0.1.outcome.isPassed }
    ) { position, index in
      let path = paths[index]
      Progress.begins("replaying \(path) (\(position + 1) of \(paths.count))")
      let page = await bench.replayedPage(path, within: limit).inRepetition(repetition)
      soFar.add(page, at: index)
      return (index, page)
    }
  }
}

/// The transcripts that came to their end, by their positions; those that failed once stay as they failed.
final class PagesSoFar: Sendable {
  private let kept = Mutex<[Int: ReplayedPage]>([:])

  fileprivate func add(_ page: ReplayedPage, at index: Int) {
    kept.withLock { kept in
      if kept[index]?.outcome.isPassed ?? true { kept[index] = page }
    }
  }

  /// All of them, and one more that did not, in the order of their positions.
  func pages(with page: ReplayedPage?, at index: Int) -> [ReplayedPage] {
    var pages = kept.withLock(\.self)
    pages[index] = page
    return pages.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension ReplayedPage {
  /// The same, said to be of a repetition; nothing is kept of what passed.
  fileprivate func inRepetition(_ number: Int) -> ReplayedPage {
    var outcome = outcome
    outcome.repetition = number
    return ReplayedPage(outcome: outcome, replay: outcome.isPassed ? nil : replay)
  }
}
