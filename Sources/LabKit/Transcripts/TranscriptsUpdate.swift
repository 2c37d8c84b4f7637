import ArgumentParser
import Lab
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
      if isChecked { return (changed.map(\.file.path), []) }
      let candidates = changed.map { file, result in
        PageToCheck(
          transcript: result,
          numbers: Set(file.transcript.differences(to: result).map(\.number))
        )
      }
      let unstable = try candidates.unstableAnswers()
      var written: [String] = []
      for ((file, result), unstable) in zip(changed, unstable) where unstable == nil {
        try file.replace(by: result.markdown)
        written.append(file.path)
      }
      return (written, unstable.compactMap(\.self))
    }

    private func changed(
      _ paths: [String],
      in sessionFactory: SessionFactory
    ) async throws -> [(file: TranscriptFile, result: Transcript)] {
      try await paths.concurrentMap { index, path in
        Progress.begins("replaying \(path) (\(index + 1) of \(paths.count))")
        let file = try TranscriptFile(path)
        let replay = await sessionFactory.replay(of: file.transcript)
        if let line = replay.timedOutLine {
          throw Failure("\(path.printable()):\(line): did not end in time.", status: 4)
        }
        let result = replay.result
        return result == file.transcript ? nil : (file, result)
      }
      .compactMap(\.self)
    }
  }
}

extension TranscriptsCommand {
  struct New: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Write a transcript, NAME.md, with what is answered now."
    )

    @Argument(help: "The page, such as Transcripts/login; folders are made where they are missing.")
    var name: String

    @Option(
      help: "A file with commands, one a line, or a page whose commands are taken.",
      completion: .file()
    )
    var from: String?

    func run(in laboratory: Laboratory) async throws -> Int32 {
      try refuseName()
      let path = name.hasSuffix(".md") ? name : name + ".md"
      if TextFile.exists(path) { throw Failure("\(path.printable()) is there already.") }
      let commands = try from.map { file throws(Failure) in try self.commands(in: file) }
      let first = laboratory.modules().first.map { ["load \($0.name)", "open", "trace"] }
      let inputs = commands ?? first ?? ["help"]
      guard !inputs.isEmpty else { throw Failure("\((from ?? "").printable()): holds no command.") }
      let exchanges = inputs.map { Exchange(input: $0, output: "") }
      let page = Transcript(title: path.title, exchanges: exchanges, path: path)
      let result = await laboratory.sessionFactory.replay(of: page).result
      let candidate = PageToCheck(transcript: result, numbers: Set(1...inputs.count))
      let unstable = try [candidate].unstableAnswers().compactMap(\.self)
      for answer in unstable { laboratory.console.write(plain: answer.text) }
      if !unstable.isEmpty { return 1 }
      path.makeFolders()
      try TextFile.write(result.markdown, to: path)
      laboratory.console.write(
        plain: "Written: \(path.printable())\n\([path].transcriptsLine("test"))\n"
      )
      return 0
    }

    /// Throws for a transcript's name that is empty, names a folder, or is hidden from tests by a leading dot.
    private func refuseName() throws(Failure) {
      let last = name.splitAtLastSlash.name
      if last.trimmed.isEmpty || last == ".md" {
        let folder = name.isEmpty || last == ".md" ? "" : " \(name.printable()) names a folder."
        throw Failure("A page needs a name.\(folder) For example:  \(example)")
      }
      if name.split(separator: "/").contains(where: { $0.hasPrefix(".") && $0 != "." && $0 != ".." }
      ) {
        throw Failure(
          "\(name.printable()) would be hidden, and no test finds it. For example:  \(example)"
        )
      }
      if [".", ".."].contains(last) {
        throw Failure("\(name.printable()) names a folder. For example:  \(example)")
      }
    }

    private var example: String { "viperlab transcripts new Transcripts/login" }

    private func commands(in file: String) throws(Failure) -> [String] {
      if file.hasSuffix(".md") {
        return try TranscriptFile(file).transcript.exchanges.filter { $0.file == nil }.map(\.input)
      }
      return try CopiedSession.commands(in: TextFile(file).lines).map(\.text)
        .filter { !$0.trimmed.isEmpty }
    }
  }
}

extension String {
  fileprivate var title: String {
    let words = splitAtLastSlash.name.dropLast(".md".count).split(separator: "-")
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
