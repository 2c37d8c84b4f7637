import ArgumentParser
import CollaborationRules
import Lab
import PrintableText
import TerminalText
import Traces

struct FindingsCommand: ParsableCommand, LaboratoryTask {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "findings",
      abstract: "Say where a trace breaks the rules of working together.",
      discussion: """
        Ends with status 0 when nothing was found, 1 when something was, 2 when the trace cannot \
        be read; with --strict with 5 when nothing was found and lifetimes or answers could not be \
        judged, or the trace says that something is missing in it.  \(Program.name) \
        explain NAME  tells what a rule is about.
        """
    )
  }

  /// The exit status if some rules, or the objects left at the end of a trace, could not be judged.
  static let notJudged: Int32 = 5

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, github
  }

  @ArgumentParser.Argument(help: "The trace; - for standard input.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "A type that is passed along and must not reach a View; can be repeated.",
      valueName: "type"
    )
  )
  var entity: [String] = []

  @Option(
    help: ArgumentHelp(
      "The architecture to judge by, where the roles do not tell it: \(LayerTable.names).",
      valueName: "name"
    ),
    completion: .list(LayerTable.all.map(\.name))
  )
  var architecture: String?

  @Option(help: "text, json, or github: an annotation for each finding at its file and line.")
  var format: Format?

  @Flag(help: "The same as --format json.")
  var json = false

  @Flag(help: "Write all findings in full, not \(FindingsText.maximumLines) lines.")
  var all = false

  @Flag(help: "End with status 5 when something that matters could not be judged.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "A file of known findings, one a line, which are left out; the first run writes it.",
      valueName: "file"
    ),
    completion: .file()
  )
  var baseline: String?

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if entity.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw ValidationError("--entity names no type. Write it as --entity User.")
    }
    if json, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) contradict each other.")
    }
    guard let architecture, LayerTable.named(architecture) == nil else { return }
    throw ValidationError(LayerTable.refusal(of: architecture))
  }

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let settings = display.settings(width: laboratory.console.columns)
    let layers = architecture.flatMap(LayerTable.named)
    let known = try baseline.flatMap { path throws(Failure) in
      TextFile.exists(path) ? FindingsBaseline(text: try TextFile(path).text) : nil
    }
    let (trace, findings) = try await laboratory.showingProgress(of: "judging \(file)") {
      let trace = try TraceFile(file).trace
      let findings = FindingsText(
        judging: trace,
        entities: entity,
        layers: layers,
        baseline: known ?? FindingsBaseline()
      )
      return (trace, findings)
    }
    if let baseline, known == nil {
      try TextFile.write(findings.baseline.text, to: baseline)
      let count = findings.baseline.count.counted("finding")
      laboratory.console.write(
        StyledText("Written: \(baseline.readablePath), \(count) that later runs leave out.\n")
      )
      return 0
    }
    switch format ?? (json ? .json : .text) {
    case .json: laboratory.console.write(plain: findings.json)
    case .github:
      let files = swiftFiles()
      laboratory.console.write(plain: findings.annotations(of: trace) { files[$0] ?? $0 })
    case .text:
      laboratory.console.write(findings.text(settings, all: all).wrapped(to: settings.width))
    }
    guard findings.isClean else { return 1 }
    return strict && !findings.isComplete ? FindingsCommand.notJudged : 0
  }
}

extension LayerTable {
  fileprivate static var names: String { all.map(\.name).joined(separator: ", ") }

  static func refusal(of architecture: String) -> String {
    "There is no architecture \(architecture.readable). There are: \(names)."
  }
}

/// Returns the paths of the Swift files below the current folder by their names, without names that several files have.
private func swiftFiles() -> [String: String] {
  let found = (try? FolderWalk(of: ["."], ending: ".swift"))?.paths ?? []
  let all = found.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
  return Dictionary(grouping: all) { $0.splitAtLastSlash.name }
    .compactMapValues { $0.count == 1 ? $0[0] : nil }
}
