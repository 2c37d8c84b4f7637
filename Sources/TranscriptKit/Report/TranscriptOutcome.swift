/// The result of one transcript in a run that replays and compares transcripts.
package struct TranscriptOutcome: Hashable, Sendable {
  /// The reason why a transcript was not replayed to its end.
  package enum Problem: Hashable, Sendable {
    /// The file was read, but is no valid transcript.
    case unreadable(TranscriptError)
    /// The file cannot be read; the reason names the file.
    case noFile(reason: String)
    /// The exchange (command with output) at the line exceeded the time limit.
    case timedOut(line: Int, limit: String)
  }

  package let path: String
  /// The title of the transcript, its first heading; empty without a heading, and for a file that is not a valid transcript.
  package let title: String
  /// The number of the transcript's exchanges (commands with outputs); 0 for a file that is not a valid transcript.
  package let exchangeCount: Int
  /// All exchanges that differ in the replay, in order; empty if there was a problem.
  ///
  /// The report in text shows only the first difference, and counts the exchanges after it as not compared, because they may differ
  /// only as a consequence.
  package let differences: [Difference]
  /// The reason why the transcript was not replayed to its end; nil if it was.
  package let problem: Problem?
  /// The repetition of the run, from 1, in which the transcript was replayed.
  package var repetition = 1

  /// Creates the outcome of a transcript from its replay; with a problem, the replay is not compared.
  package init(of transcript: Transcript, replay: Transcript, problem: Problem? = nil) {
    path = transcript.path
    title = transcript.title
    exchangeCount = transcript.writtenExchanges.count
    differences = problem == nil ? transcript.differences(to: replay) : []
    self.problem = problem
  }

  /// Creates the outcome of a file that cannot be read as a transcript.
  package init(path: String, problem: Problem) {
    self.path = path
    title = ""
    exchangeCount = 0
    differences = []
    self.problem = problem
  }

  /// Whether the transcript was replayed to its end without a difference.
  package var isPassed: Bool { problem == nil && differences.isEmpty }

  /// The number of exchanges that were not compared: all after the first difference, or all of them after a time-out.
  ///
  /// 0 for a passed transcript, and for a file that is not a valid transcript.
  package var uncomparedCount: Int {
    switch problem {
    case .timedOut: exchangeCount
    case .unreadable, .noFile: 0
    case nil: differences.first.map { exchangeCount - $0.number } ?? 0
    }
  }

  /// The description of the transcript's failure, each line ended by LF; empty for a passed transcript.
  package var text: String {
    switch problem {
    case .unreadable(let error): return "FAIL \(shownPath):\(error.line)  \(error)\n"
    case .noFile(let reason): return "FAIL \(reason.visible)\n"
    case .timedOut(let line, let limit):
      return "FAIL \(shownPath):\(line)  \(name)did not end within \(limit)\n"
    case nil: break
    }
    guard let first = differences.first else { return "" }
    return "FAIL \(shownPath):\(first.line)  \(name)exchange \(first.number) of \(exchangeCount)"
      + (repetition > 1 ? ", repetition \(repetition)\n" : "\n")
      + first.unifiedDiff(path: path) + uncompared
  }

  /// The line, from 1, at which the transcript failed or is invalid; nil for a passed transcript or a file that cannot be opened.
  package var line: Int? {
    switch problem {
    case .unreadable(let error): error.line
    case .timedOut(let line, _): line
    case .noFile: nil
    case nil: differences.first?.line
    }
  }

  private var shownPath: String { path.visible }

  private var name: String { title.isEmpty ? "" : "\"\(title.visible)\", " }

  private var uncompared: String {
    guard uncomparedCount > 0 else { return "" }
    let exchanges = Count.text(uncomparedCount, "exchange")
    return "Not compared: \(exchanges) after this one, where the session differs.\n"
  }
}
