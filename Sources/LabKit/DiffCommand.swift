import ArgumentParser
import Lab
import SequenceDiagrams
import TerminalText
import Traces

struct DiffCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed from one trace, or folder of traces, to another.",
    discussion: """
      Compares the messages: sender, receiver, repetitions and the call around each; not time, \
      queue or row number. At the left edge: + is new, - no more, ~ said otherwise, \
      > moved, x repeated more or less often. Rows with - have their numbers in A, all others in B. \
      Findings of the rules that are new or gone are named. In folders the traces of the same \
      name are compared: files .trace, .jsonl and .json, and ```trace blocks in pages .md. \
      Ends with status 0 when the traces say the same, 1 when \
      they differ, 2 when one cannot be read or the file of -o cannot be written.
      """
  )

  @ArgumentParser.Argument(
    help: "The earlier trace or folder; - for standard input.",
    completion: .file()
  )
  var before: String

  @ArgumentParser.Argument(
    help: "The later trace or folder; - for standard input.",
    completion: .file()
  )
  var after: String

  @Option(help: "How it is written: text, markdown, html, json, svg. markdown fits into a comment.")
  var format: DifferenceFormat = .text

  @Option(help: "How many unchanged rows to show before and after a change.")
  var context = 2

  @Flag(help: "Say what changed in sentences, without a drawing.")
  var sentences = false

  @OptionGroup var target: OutputOptions
  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if context < 0 { throw ValidationError("A number of rows is 0 or more; \(context) is not.") }
    if sentences || display.plain, format != .text {
      throw ValidationError("--sentences and --plain are for --format text.")
    }
    guard before == "-", after == "-" else { return }
    throw ValidationError("Only one of the two can be standard input. Name a file for the other.")
  }

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let difference = try await laboratory.showingProgress(of: "comparing traces") {
      try compared()
    }
    let settings = display.settings(width: laboratory.console.columns)
    let options = DifferenceOptions(
      context: context,
      saysOnlySentences: sentences || display.plain,
      diagram: settings.diagramOptions
    )
    let text = await laboratory.showingProgress(of: "drawing what changed") {
      difference.written(as: format, options)
    }
    try laboratory.session(settings)
      .write(text, to: target, laboratory.console, heading: difference.headline + "\n", status: 2)
    return difference.isEmpty ? 0 : 1
  }

  private func compared() throws(Failure) -> FolderDifference {
    let (old, new) = (try TraceFolder(before), try TraceFolder(after))
    guard old.isFolder == new.isFolder else {
      let (folder, file) = old.isFolder ? (old.name, new.name) : (new.name, old.name)
      throw Failure("\(folder) is a folder or page, and \(file) one trace. Name two of a kind.")
    }
    guard old.isFolder else { return try pair(old, new) }
    var difference = FolderDifference(before: old.name, after: new.name)
    for name in Set(old.names).union(new.names).sorted() {
      difference.add(
        ConversationDifference(name, from: try old.trace(of: name), to: try new.trace(of: name))
      )
    }
    guard difference.count > 0 else {
      throw Failure("\(old.name) and \(new.name): hold no trace. \(TraceFolder.meaning)")
    }
    return difference
  }

  private func pair(_ old: TraceFolder, _ new: TraceFolder) throws(Failure) -> FolderDifference {
    let pair = ConversationDifference(new.name, from: try old.onlyTrace, to: try new.onlyTrace)
    guard !pair.rows.isEmpty else {
      throw Failure(
        "\(old.name) and \(new.name): hold no row. A row reads:  \(TraceReader.exampleRow)"
      )
    }
    return FolderDifference(before: old.name, after: new.name, pair: pair)
  }
}

extension DifferenceFormat: ExpressibleByArgument {}
