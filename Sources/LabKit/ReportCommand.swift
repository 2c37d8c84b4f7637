import ArgumentParser
import CollaborationRules
import Lab
import PrintableText
import Stage
import TerminalText

struct ReportCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write what a newcomer should know of a module or a trace, as Markdown or HTML.",
    discussion: """
      Who is there, who holds whom, what happens in each scenario, what the rules find, where each \
      piece of work is done, and questions with their answers; the diagrams are Mermaid, which code \
      hosts draw. With --format html: a page to step through each scenario in a browser, in one file \
      that requests nothing. The same module gives the same bytes. With --check nothing is written: \
      ends with status 0 when FILE is what would be written, 1 when it is not.
      """
  )

  @ArgumentParser.Argument(
    help: "A module, such as todos, or a trace; as HTML also a folder of traces; - reads a pipe.",
    completion: .words(of: "load", after: 1) { _ in true }
  )
  var subject: String

  @ArgumentParser.Argument(
    help: "The architecture of the module; the first when none is named.",
    completion: .words(of: "load", after: 1)
  )
  var architecture: String?

  @Option(
    help: ArgumentHelp("The edition that an article has published.", valueName: "article"),
    completion: .words(of: "load", after: 1)
  )
  var asPublished: String?

  @OptionGroup var target: OutputOptions

  @Option(
    name: .customLong("format"),
    help: "How to write: markdown or html; by the file's name if not given."
  )
  var givenFormat: ReportFormat?

  private var format: ReportFormat { givenFormat ?? (target.isPage ? .html : .markdown) }

  @Flag(help: "Say whether the file is what would be written.")
  var check = false

  func validate() throws {
    guard check, target.output == nil else { return }
    throw ValidationError("Check which file?  \(Program.name) report \(subject) -o FILE --check")
  }

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let page = try await laboratory.showingProgress(of: "reporting on \(subject)") {
      try text(in: laboratory)
    }
    if check, let path = target.path {
      return try compare(page, with: path, on: laboratory.console)
    }
    try laboratory.session(Settings()).write(StyledText(page), to: target, laboratory.console)
    return 0
  }

  private func text(in laboratory: Laboratory) throws -> String {
    let session = laboratory.session(Settings())
    let isModule = session.modules.contains { $0.name == subject.lowercased() }
    guard isModule || !isTrace else { return try traceReport() }
    let answer = session.report(on: words, as: format)
    if let refusal = answer.refusal { throw Failure(refusal, status: answer.status.rawValue) }
    return answer.text.plain
  }

  /// Whether the subject is a trace: standard input, a readable file, a folder, or a text with a dot or a slash.
  ///
  /// No module's name contains a dot or a slash.
  private var isTrace: Bool {
    subject == "-" || subject.contains { $0 == "." || $0 == "/" } || FolderWalk.isFolder(subject)
      || (try? ByteInput(subject).read { _ in false }) != nil
  }

  private func traceReport() throws(Failure) -> String {
    if let asPublished {
      throw Failure(
        "\(subject.printable()) is a trace; --as-published \(asPublished.printable()) is for a module."
      )
    }
    let layers = architecture.flatMap(LayerTable.named)
    if let architecture, layers == nil { throw Failure(LayerTable.refusal(of: architecture)) }
    guard format == .html else {
      return Report(of: try TraceFile(subject).trace, in: subject, layers: layers).markdown
    }
    let folder = try TraceFolder(subject)
    let traces = folder.isFolder ? try folder.traces : [(subject, try TraceFile(subject).trace)]
    return Report.page(of: traces, in: subject, layers: layers)
  }

  /// Compares a file with the page that would be written, and reports the first differing line; returns the exit status.
  private func compare(_ page: String, with path: String, on console: Console) throws -> Int32 {
    let file = try TextFile(path)
    guard file.text != page else {
      console.write(plain: "\(path.printable()) is up to date.\n")
      return 0
    }
    let (old, new) = (file.lines, page.split(separator: "\n", omittingEmptySubsequences: false))
    let line =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    let expected = line < new.count ? String(new[line]) : "(no line)"
    let found = line < old.count ? old[line] : "(no line)"
    let force = Report.isUnchanged(file.text) ? "" : " --force"
    console.complain(
      """
      \(path.printable()):\(line + 1): is out of date.
      - \(found)
      + \(expected)
      \(Program.name) \(command)\(force)  writes it anew.
      """
    )
    return 1
  }

  private var command: String {
    let page = givenFormat.map { ["--format", $0.rawValue] } ?? []
    return (["report"] + words + page + ["-o", target.output ?? "FILE"]).map(\.shellWord)
      .joined(separator: " ")
  }

  private var words: [String] {
    [subject] + (architecture.map { [$0] } ?? [])
      + (asPublished.map { ["--as-published", $0] } ?? [])
  }
}

extension ReportFormat: ExpressibleByArgument {}
