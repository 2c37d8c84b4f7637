/// What became of one transcript in a run.
package struct TranscriptOutcome: Hashable, Sendable {
  /// Where the file lies.
  package let path: String
  /// Its heading.
  package let title: String
  /// How many exchanges it has; 0 when it cannot be read.
  package let exchangeCount: Int
  /// The exchanges that differ, in order.
  package let differences: [Difference]
  /// Why it cannot be read.
  package let error: TranscriptError?

  /// The outcome of a replay.
  package init(of transcript: Transcript, replay: Transcript) {
    path = transcript.path
    title = transcript.title
    exchangeCount = transcript.writtenExchanges.count
    differences = transcript.differences(to: replay)
    error = nil
  }

  /// The outcome of a file that cannot be read.
  package init(path: String, error: TranscriptError) {
    self.path = path
    title = ""
    exchangeCount = 0
    differences = []
    self.error = error
  }
}

extension TranscriptOutcome {
  /// Whether everything is as the transcript says.
  package var isPassed: Bool { error == nil && differences.isEmpty }

  /// What failed, each line ended by LF; empty when nothing did.
  ///
  /// Every exchange is compared; the first that differs is shown in full, since it often causes
  /// the others.
  package var text: String {
    if let error { return "FAIL \(shownPath):\(error.line)  \(error)\n" }
    guard let first = differences.first else { return "" }
    let name = title.isEmpty ? "" : "\"\(title.visible)\", "
    return "FAIL \(shownPath):\(first.line)  \(name)exchange \(first.number) of \(exchangeCount)\n"
      + first.unifiedDiff(path: path) + others
  }

  private var shownPath: String { path.visible }

  private var others: String {
    let others = differences.dropFirst().map { "\($0.number) (line \($0.line))" }
    guard !others.isEmpty else { return "" }
    return "Also different: exchange \(others.joined(separator: ", ")).\n"
  }
}
