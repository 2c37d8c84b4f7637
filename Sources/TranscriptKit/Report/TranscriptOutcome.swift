/// What became of one transcript in a run.
package struct TranscriptOutcome: Hashable, Sendable {
  /// Why a transcript did not come to its end.
  package enum Problem: Hashable, Sendable {
    /// It cannot be read.
    case unreadable(TranscriptError)
    /// Its file cannot be read, for a reason that names it.
    case noFile(reason: String)
    /// It took longer than it may, in the exchange of that line.
    case timedOut(line: Int, limit: String)
  }

  /// Where the file lies.
  package let path: String
  /// Its heading.
  package let title: String
  /// How many exchanges it has; 0 when it cannot be read.
  package let exchangeCount: Int
  /// The exchanges that differ, in order; only the first of them counts as compared.
  package let differences: [Difference]
  /// Why it did not come to its end.
  package let problem: Problem?
  /// In which repetition of the run this was, from 1.
  package var repetition = 1

  /// The outcome of a replay.
  package init(of transcript: Transcript, replay: Transcript, problem: Problem? = nil) {
    path = transcript.path
    title = transcript.title
    exchangeCount = transcript.writtenExchanges.count
    differences = problem == nil ? transcript.differences(to: replay) : []
    self.problem = problem
  }

  /// The outcome of a file that cannot be read.
  package init(path: String, problem: Problem) {
    self.path = path
    title = ""
    exchangeCount = 0
    differences = []
    self.problem = problem
  }
}

extension TranscriptOutcome {
  /// Whether everything is as the transcript says.
  package var isPassed: Bool { problem == nil && differences.isEmpty }

  /// How many exchanges follow the first difference, in a session that is another one by then.
  package var uncomparedCount: Int {
    switch problem {
    case .timedOut: exchangeCount
    case .unreadable, .noFile: 0
    case nil: differences.first.map { exchangeCount - $0.number } ?? 0
    }
  }

  /// What failed, each line ended by LF; empty when nothing did.
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

  /// The line where it fails, from 1; nil when it passes, or its file cannot be read.
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
