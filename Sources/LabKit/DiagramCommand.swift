import ArgumentParser
import Lab
import SequenceDiagrams
import TerminalText
import Traces

struct DiagramCommand: ParsableCommand, LaboratoryTask {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "diagram",
      abstract: "Draw a trace from a file, in the notation or as JSON Lines.",
      discussion: """
        Rows appear as the input arrives;  \(Program.name) follow app.trace  draws a file that \
        grows.
        Lanes come in the order of the line of lanes, without it in order of appearance. A file is \
        drawn like a pipe. Two to four files are drawn beside each other, the same action in the \
        same line, or one below the other where they have no room.
        """
    )
  }

  @ArgumentParser.Argument(
    help: ArgumentHelp("The file, or up to four; - for standard input.", valueName: "file"),
    completion: .file()
  )
  var files: [String] = ["-"]

  @Option(help: "How it is written: \(DiagramFormat.list).")
  var format: DiagramFormat = .text

  @Option(
    help: """
      ladder (a line a row, labels at the right), wide (labels in their arrows) or auto (wide \
      where all labels have room; looks at 1,000 lines first).
      """
  )
  var layout: DiagramLayout = .ladder

  @Flag(help: "Count rows that repeat those above them instead of drawing them.")
  var fold = false

  @Option(help: "Draw so many levels of cause and count what lies deeper.")
  var depth: Int?

  @OptionGroup var rows: RowOptions

  @Flag(help: "Show the time of each row.")
  var times = false

  @Flag(inversion: .prefixedNo, help: "Say what the screen shows.")
  var screens = true

  @Flag(help: "Explain the signs under the drawing.")
  var legend = false

  @Flag(help: "Leave malformed lines out and count them.")
  var keepGoing = false

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    try validateFiles()
    if let depth, depth < 0 { throw ValidationError("A depth is 0 or more; \(depth) is not.") }
    guard !format.isText || display.plain, times || legend else { return }
    throw ValidationError("--times and --legend are for drawings made of characters.")
  }

  private func validateFiles() throws {
    guard files.count > 1 else { return }
    guard files.count <= 4 else {
      throw ValidationError(
        "At most four traces stand beside each other; \(files.count) are too many."
      )
    }
    guard files.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError(
        "Only one of the files can be standard input. Name files for the others."
      )
    }
    let isOrdinary = format.isText && layout.name == DiagramLayout.ladder.name && depth == nil
    guard isOrdinary, rows.rows == nil, !times, screens, !keepGoing else {
      throw ValidationError(
        "--format, --layout, --depth, --rows, --times, --no-screens and --keep-going are for one "
          + "file, not for \(files.count)."
      )
    }
  }

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let console = laboratory.console
    let options = options(for: console)
    guard files.count == 1 else { return try await compare(options, in: laboratory) }
    guard display.plain || !format.isText else {
      let numbers = rows.rows?.numbers
      let isColoured = console.isColoured
      try write(
        as: DiagramStream(as: layout, rows: numbers, options, isColoured: isColoured),
        to: console
      )
      if legend { console.write(Diagram.legend(options)) }
      return 0
    }
    let output: any TraceOutput =
      switch format.name {
      case _ where display.plain: SentencesOutput(width: display.width)
      case DiagramFormat.json.name: JSONLinesOutput()
      case DiagramFormat.notation.name: NotationOutput()
      default: WholeOutput(format)
      }
    try write(rowsAs: output, options, to: console)
    return 0
  }

  private func options(for console: Console) -> DiagramOptions {
    var options = display.settings(width: console.columns).diagramOptions
    options.foldsRepeats = fold
    options.depth = depth
    options.filter = rows.filter
    options.showsTimes = times
    options.showsScreens = screens
    return options
  }

  /// Writes the rows of the file that the options select; a note with the number of hidden rows stands for each folded group.
  private func write(
    rowsAs output: some TraceOutput,
    _ options: DiagramOptions,
    to console: Console
  ) throws(Failure) {
    if fold || depth != nil {
      try write(as: EventFolder(rows: rows.rows?.numbers, options, for: output), to: console)
    } else {
      try write(as: RowSelection(rows, for: output), to: console)
    }
  }

  private func write(as output: some TraceOutput, to console: Console) throws(Failure) {
    var output = output
    let input = TraceFile(files[0], keepGoing: keepGoing)
    let result = try input.send(to: &output) { $0.flush(to: console) }
    output.finish()
    _ = output.flush(to: console)
    guard let error = result.firstError else { return }
    let lines = result.skipped.counted("line")
    console.complain("\(error.description(in: input.name)); \(lines) left out, this one first")
  }
}

extension DiagramFormat: NamedChoice {
  var isText: Bool { name == DiagramFormat.text.name }
}

extension DiagramLayout: NamedChoice {}

extension DiagramCommand {
  /// Draws the traces of all files side by side, or with `--plain` one after the other in sentences; returns the exit status.
  func compare(_ options: DiagramOptions, in laboratory: Laboratory) async throws -> Int32 {
    let console = laboratory.console
    let traces = try await laboratory.showingProgress(of: "reading traces") {
      try files.map { (title: TraceFile($0).name, trace: try TraceFile($0).trace) }
    }
    if display.plain {
      for (index, (title, trace)) in traces.enumerated() {
        var sentences = EventFolder(options, for: SentencesOutput(width: display.width))
        trace.send(to: &sentences)
        sentences.finish()
        console.write(StyledText("\(index == 0 ? "" : "\n")\(title)\n", .strong))
        _ = sentences.flush(to: console)
      }
    } else {
      let drawing = await laboratory.showingProgress(of: "drawing traces") {
        SideBySideDiagrams(traces, options).drawn()
      }
      console.write(drawing)
      if legend { console.write(Diagram.legend(options)) }
    }
    return 0
  }
}
