import Stage
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
    let (bench, paths, limit, stopsAtFailure) = (bench, paths, limit, stopsAtFailure)
    return try await indices.mappedSideBySide(
      atMost: jobs,
      until: { stopsAtFailure && !$0.1.outcome.isPassed }
    ) { position, index in
      let path = paths[index]
      Progress.begins("replaying \(path) (\(position + 1) of \(paths.count))")
      return (index, try await bench.replayedPage(path, within: limit).inRepetition(repetition))
    }
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
