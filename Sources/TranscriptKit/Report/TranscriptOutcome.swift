/// The result of one transcript in a run.
package struct TranscriptOutcome: Hashable, Sendable {
  /// The reason why a transcript was not replayed to its end.
  package enum Problem: Hashable, Sendable {
    /// The file is no valid transcript.
    case unreadable(TranscriptError)
    /// The file cannot be read; the reason names it.
    case noFile(reason: String)
    /// The exchange at that line exceeded the time limit.
    case timedOut(line: Int, limit: String)
  }

  /// The path of the file.
  package let path: String
  /// The heading of the transcript.
  package let title: String
  /// The number of exchanges; 0 for a file that cannot be read.
  package let exchangeCount: Int
  /// The exchanges that differ, in order; only the first one is counted, since the session differs after it.
  package let differences: [Difference]
  /// The reason why the transcript was not replayed to its end; nil where it was.
  package let problem: Problem?
  /// The repetition of the run, from 1.
  package var repetition = 1

  /// Creates the outcome of a replay.
  package init(of transcript: Transcript, replay: Transcript, problem: Problem? = nil) {
    path = transcript.path
    title = transcript.title
    exchangeCount = transcript.writtenExchanges.count
    differences = problem == nil ? transcript.differences(to: replay) : []
    self.problem = problem
  }

  /// Creates the outcome of a file that cannot be read.
  package init(path: String, problem: Problem) {
    self.path = path
    title = ""
    exchangeCount = 0
    differences = []
    self.problem = problem
  }
}

extension TranscriptOutcome {
  /// Whether the replay equals the transcript.
  package var isPassed: Bool { problem == nil && differences.isEmpty }

  /// The number of exchanges that were not compared: those after the first difference, or all after a timeout.
  package var uncomparedCount: Int {
    switch problem {
    case .timedOut: exchangeCount
    case .unreadable, .noFile: 0
    case nil: differences.first.map { exchangeCount - $0.number } ?? 0
    }
  }

  /// The text of the failure, each line ended by LF; empty for a passed transcript.
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

  /// The line of the failure, from 1; nil for a passed transcript, or a file that cannot be read.
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
