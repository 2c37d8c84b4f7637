import ArgumentParser
import Lab
import LineEditing
import TranscriptKit

extension TranscriptsCommand {
  struct Test: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Say where a session no longer goes as it is written.",
      discussion: """
        Status 0: all well. 1: something differs. 2: a file is missing or malformed, or holds the \
        markers of an unfinished merge. 3: nothing ran. 4: a session did not end, or crashed.
        """
    )

    @OptionGroup var positions: TranscriptPaths

    @OptionGroup(title: "What is run, and how") var options: TestOptions

    @OptionGroup(title: "What is reported") var reports: ReportOptions

    @Flag(help: "Test again whenever a page or this program changes, until Ctrl-C.")
    var watch = false

    func run(in laboratory: Laboratory) async throws -> Int32 {
      guard watch else { return try await test(in: laboratory) }
      let watch = try WatchedFiles(laboratory.console)
      while true {
        let state = try watch.state(of: positions.paths)
        _ = try await test(in: laboratory)
        try watch.waitForChange(from: state) { () throws(Failure) in try positions.paths }
      }
    }

    private func test(in laboratory: Laboratory) async throws -> Int32 {
      let matching = try positions.paths.filter(options.includes)
      let paths =
        options.failed
        ? zip(matching, FailedTranscripts(of: matching).flags).filter(\.1).map(\.0) : matching
      let run = ParallelReplay(
        sessionFactory: laboratory.sessionFactory,
        paths: paths,
        options: options
      )
      var report = TranscriptReport()
      report.conditions = options.conditions
      report.filter = options.filter
      report.isOfFailed = options.failed && !matching.isEmpty
      let (empty, program) = (report, Program.name)
      let pages = try await laboratory.showingProgress(of: "replaying transcripts") {
        try await ExitReport.whenUnstoppable({ name, line in
          // Another thread calls this, outside the task with the program's name.
          Program.$name.withValue(program) {
            _ = try? tell(empty, run.pages(endedBy: name, line), of: paths.count, in: laboratory)
          }
        }) {
          try await run.pages()
        }
      }
      return try tell(empty, pages, of: paths.count, in: laboratory)
    }

    /// Reports the replayed transcripts, keeps their differences as pending changes unless told not to, and returns the status.
    private func tell(
      _ empty: TranscriptReport,
      _ pages: [ReplayedPage],
      of count: Int,
      in laboratory: Laboratory
    ) throws(Failure) -> Int32 {
      var report = empty
      report.outcomes = pages.map(\.outcome)
      report.leftOutCount = count - pages.count
      let isKept =
        !options.check && !laboratory.console.isContinuousIntegration
        && keep(pages, in: laboratory)
      try reports.write(report, to: laboratory.console)
      if isKept, !reports.json, report.failedCount > 0 {
        laboratory.console.write(
          plain: "See and keep them:  \(positions.positions.transcriptsLine("review"))\n"
        )
      }
      return report.status
    }

    /// Stores differences of failed transcripts as pending changes, deletes the changes of passed ones, and records which failed.
    ///
    /// Returns true; after an error, reports the error and returns false.
    private func keep(_ pages: [ReplayedPage], in laboratory: Laboratory) -> Bool {
      do throws(Failure) {
        for page in pages { try page.keepPending() }
        try FailedTranscripts(of: pages.map(\.outcome.path))
          .remember(pages.map { !$0.outcome.isPassed })
        return true
      } catch {
        let problem =
          pages.allSatisfy(\.outcome.isPassed)
          ? "What an earlier test kept cannot be removed"
          : "The changes cannot be kept for a review"
        laboratory.console.complain("\(problem): \(error.message)")
        return false
      }
    }
  }
}

extension ReplayedPage {
  fileprivate func keepPending() throws(Failure) {
    let place = PendingFile(of: outcome.path)
    guard !outcome.differences.isEmpty, let replay else {
      if outcome.isPassed, place.exists { try place.remove() }
      return
    }
    try place.write(PendingPage(base: replay.page.markdown, markdown: replay.result.markdown))
  }
}

extension Console {
  /// Whether changes cannot be reviewed: in a sandbox, or if `CI` is set to anything but an empty text, `0` or `false`.
  var isContinuousIntegration: Bool { !isReal || !["", "0", "false"].contains(variable("CI")) }
}
