import PrintableText
import TranscriptKit

/// The acceptance of pending changes, which are written into their pages unless a new output is not the same each time.
struct Acceptance {
  private let laboratory: Laboratory

  init(_ laboratory: Laboratory) { self.laboratory = laboratory }

  /// Writes the changes whose outputs are stable, and returns the unstable answers: answers that differ when they are
  /// replayed under other conditions.
  ///
  /// In a page with an unstable answer only the changes before that answer are written.
  func accept(_ changes: [PendingChange]) async throws -> [UnstableAnswer] {
    let groups = changes.grouped
    let candidates = groups.map {
      PageToCheck(transcript: $0.0.accepting($0.numbers), numbers: $0.numbers)
    }
    let found = try await StabilityCheck(laboratory).unstable(in: candidates)
    var refusals: [UnstableAnswer] = []
    for (group, unstable) in zip(groups, found) {
      guard let unstable else {
        try group.0.write(group.numbers)
        continue
      }
      try await refuseStale(group.0, unstable)
      let stable = group.numbers.filter { $0 < unstable.number }
      if !stable.isEmpty { try group.0.write(stable) }
      refusals.append(unstable.named(group.0.changes))
    }
    return refusals
  }

  /// Throws when an answer is unstable because the modules now answer otherwise than at the time of the test.
  private func refuseStale(
    _ transcript: PendingTranscript,
    _ unstable: UnstableAnswer
  ) async throws(Failure) {
    let now = await laboratory.sessionFactory.replay(of: transcript.file.transcript).result
    let changed = transcript.replay.differences(to: now).map(\.number)
    guard changed.contains(unstable.number) else { return }
    throw Failure(
      "\(transcript.file.path.printable()): is answered otherwise by now. Test it again.",
      status: 1
    )
  }
}
