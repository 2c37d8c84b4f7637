import ArgumentParser
import Lab
import Platform
import PrintableText
import TranscriptKit

struct TranscriptPaths: ParsableArguments {
  @Argument(
    help: "Files or folders; the folder Transcripts, where there is one, when none is named.",
    completion: .file()
  )
  var positions: [String] = []

  var paths: [String] {
    get throws(Failure) { try TranscriptPaths.paths(of: positions) }
  }

  /// Returns the paths of the transcripts whose pending changes are meant: those at `positions`; without positions, those in the
  /// folder `Transcripts`, and each whose changes are in the folder `.pending` of the current folder.
  static func pendingPaths(of positions: [String] = []) throws(Failure) -> [String] {
    let paths = try paths(of: positions)
    guard positions.isEmpty, FolderWalk.isFolder(".pending") else { return paths }
    let pages = try FolderWalk(of: [".pending"], ending: ".md").paths
      .map { String($0.dropFirst(".pending/".count)) }
    return paths + pages.filter(TextFile.exists)
  }

  /// Returns the paths of the Markdown files among `positions`, and in the folders among them.
  ///
  /// If `positions` is empty, searches the folder `Transcripts`; returns no paths if the folder does not exist.
  static func paths(of positions: [String]) throws(Failure) -> [String] {
    let isUsual =
      positions.isEmpty && Files.here.names("Transcripts").contains { $0.hasPrefix("Transcripts/") }
    return try FolderWalk(of: isUsual ? ["Transcripts"] : positions, ending: ".md").paths
  }
}

extension [String] {
  /// Returns the command line of a subcommand for these paths: `viperlab transcripts review 'my pages'`.
  func transcriptsLine(_ subcommand: String) -> String {
    ([Program.name, "transcripts", subcommand] + map(\.shellWord)).joined(separator: " ")
  }
}

struct TestOptions: ParsableArguments, Sendable {
  @Option(help: "Only transcripts whose path matches, such as 'products/*'.")
  var filter: String?

  @Flag(help: "Only transcripts that failed in the last run.")
  var failed = false

  @Option(help: "How many are replayed side by side; as many as there are cores unless said.")
  var jobs: Int?

  @Flag(help: "End with the first transcript that fails.")
  var failFast = false

  @Option(help: "Replay in an order that follows from this number.")
  var shuffle: Int?

  @Option(name: .customLong("repeat"), help: "Replay everything so many times.")
  var repetitions = 1

  @Option(help: "How long one transcript may take: 500ms, 2s, 1m.")
  var timeout = TimeLimit.usual

  @Flag(help: "Write no pending changes; implied where CI is set.")
  var check = false

  func validate() throws {
    guard jobs ?? 1 > 0 else { throw ValidationError("--jobs is a number from 1 on.") }
    guard (1...Self.maximumRepetitions).contains(repetitions) else {
      throw ValidationError("--repeat is a number from 1 to \(Self.maximumRepetitions).")
    }
  }

  private static let maximumRepetitions = 10_000

  var jobCount: Int { jobs ?? Self.coreCount }

  static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Returns whether a transcript's path, or the part of it after any slash, matches the filter; true without a filter.
  func includes(_ path: String) -> Bool {
    guard let filter else { return true }
    let starts = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
    let ends = starts.map { String(path[path.utf8.index(after: $0)...]) }
    return ([path] + ends).contains { fnmatch(filter, $0, 0) == 0 }
  }

  /// The conditions of the replay that the last line of the report names, such as `3 times` and `seed 7`.
  var conditions: [String] {
    (repetitions > 1 ? ["\(repetitions) times"] : []) + (shuffle.map { ["seed \($0)"] } ?? [])
  }
}

extension TimeLimit: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }

  package var defaultValueDescription: String { text }
}

struct ReportOptions: ParsableArguments {
  @Option(help: "Write a JUnit report into this file, too.", completion: .file())
  var junit: String?

  @Flag(help: "Report as JSON.")
  var json = false

  @Flag(help: "Write annotations and a summary for GitHub; implied where GITHUB_ACTIONS is set.")
  var github = false

  func write(_ report: TranscriptReport, to console: Console) throws(Failure) {
    if let junit { try TextFile.write(report.junit, to: junit) }
    console.write(plain: json ? report.json : report.text)
    guard github || console.variable("GITHUB_ACTIONS") == "true" else { return }
    if !json { console.write(plain: report.gitHubAnnotations) }
    let file = console.variable("GITHUB_STEP_SUMMARY")
    guard !file.isEmpty else { return }
    let before = TextFile.exists(file) ? try TextFile(file).text : ""
    try TextFile.write(before + report.gitHubSummary, to: file)
  }
}
