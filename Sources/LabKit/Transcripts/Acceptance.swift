import PrintableText
import TranscriptKit

extension Laboratory {
  /// Writes the changes with stable outputs into their transcripts, and returns the first unstable output of each transcript.
  ///
  /// An unstable output differs when it is replayed under other conditions; in its transcript, only changes before it are written.
  func accept(_ changes: [PendingChange]) async throws -> [UnstableAnswer] {
    let groups = changes.grouped
    let candidates = groups.map {
      PageToCheck(transcript: $0.0.accepting($0.numbers), numbers: $0.numbers)
    }
    var refusals: [UnstableAnswer] = []
    for (group, unstable) in zip(groups, try candidates.unstableAnswers()) {
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

  /// Throws if an output is unstable only because the modules have changed since the test.
  private func refuseStale(
    _ transcript: PendingTranscript,
    _ unstable: UnstableAnswer
  ) async throws(Failure) {
    let now = await sessionFactory.replay(of: transcript.file.transcript).result
    let changed = transcript.replay.differences(to: now).map(\.number)
    guard changed.contains(unstable.number) else { return }
    throw Failure(
      "\(transcript.file.path.printable()): is answered otherwise by now. Test it again.",
      status: 1
    )
  }
}
