import ArgumentParser
import PrintableText
import Stage
import TranscriptKit

extension TranscriptsCommand {
  struct Update: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Write what is answered now into the files; prose stays as it is.",
      discussion: """
        New answers are run again with another seed, in another order, time zone and language; a page \
        stays as it is where its new answers are not the same each time.
        """
    )

    @OptionGroup var positions: TranscriptPaths

    @Flag(help: "Write nothing, and say which files are not up to date; implied where CI is set.")
    var check = false

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let console = laboratory.console
      let paths = try positions.paths
      let isChecked = check || console.isContinuousIntegration
      let (changed, refusals) = try await laboratory.showingProgress(of: "replaying transcripts") {
        try await update(paths, isChecked, in: laboratory)
      }
      for path in changed {
        console.write(plain: "\(isChecked ? "Not up to date" : "Updated"): \(path.printable())\n")
      }
      for refusal in refusals { console.write(plain: refusal.text) }
      let words = isChecked ? "transcripts not up to date" : "transcripts updated"
      console.write(plain: "\(changed.count) of \(paths.count) \(words)\n")
      if paths.isEmpty { return 3 }
      return refusals.isEmpty && (changed.isEmpty || !isChecked) ? 0 : 1
    }

    /// Writes the files that are not up to date and returns their paths; with `isChecked`, only returns the paths.
    ///
    /// A file with an output that differs between replays is not written; the output is returned instead.
    private func update(
      _ paths: [String],
      _ isChecked: Bool,
      in laboratory: Laboratory
    ) async throws -> ([String], [UnstableAnswer]) {
      let changed = try await changed(paths, in: laboratory.sessionFactory)
      if isChecked { return (changed.map(\.page.path), []) }
      let candidates = changed.map { page, result in
        let numbers = page.differences(to: result).map(\.number)
        return (transcript: result, numbers: Set(numbers))
      }
      let unstable = try UnstableAnswer.first(in: candidates)
      var written: [String] = []
      for ((page, result), unstable) in zip(changed, unstable) where unstable == nil {
        try page.replace(by: result.markdown)
        written.append(page.path)
      }
      return (written, unstable.compactMap(\.self))
    }

    private func changed(
      _ paths: [String],
      in sessionFactory: SessionFactory
    ) async throws -> [(page: Transcript, result: Transcript)] {
      try await paths.concurrentMap { index, path in
        Progress.begins("replaying \(path) (\(index + 1) of \(paths.count))")
        let page = try Transcript(file: path)
        let replay = await sessionFactory.replay(of: page)
        if let line = replay.timedOutLine {
          throw Failure("\(path.printable()):\(line): did not end in time.", status: 4)
        }
        return replay.result == page ? nil : (page, replay.result)
      }
      .compactMap(\.self)
    }
  }
}
