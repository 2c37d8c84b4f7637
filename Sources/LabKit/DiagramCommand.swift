import ArgumentParser
import Lab
import SequenceDiagrams
import Traces

/// `viperlab diagram FILE`: a recorded or written trace, drawn.
struct DiagramCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "diagram",
    abstract: "Draw a trace from a file, in the notation or as JSON Lines."
  )

  @ArgumentParser.Argument(help: "The file; - for standard input.")
  var file: String

  @Option(help: "How it is written: text, mermaid, plantuml, json or notation.")
  var format: DiagramFormat = .text

  @Option var layout = "ladder"
  @Flag var fold = false
  @Flag var times = false

  @OptionGroup var display: DisplayOptions

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let trace = try TraceFile(file).trace
    guard !trace.rows.isEmpty else {
      throw Failure(
        "\(file == "-" ? "standard input" : file.escapingControls()): holds no row. A row reads:  View -> Presenter  load()",
        status: 2
      )
    }
    let width = display.settings(width: laboratory.console.columns).width
    var options = DiagramOptions(width: width, isASCII: display.ascii); options.foldsRepeats = fold; options.showsTimes = times
    laboratory.console.write(drawing(of: trace, options))
    return 0
  }

  private func drawing(of trace: Trace, _ options: DiagramOptions) -> StyledText {
    if display.plain { return StyledText(sentencesOf: trace.rows) }
    guard format == .text else { return StyledText(trace.written(as: format, options)) }
    return Diagram(trace).drawn(as: DiagramLayout(named: layout)!, options)
  }
}

extension DiagramFormat: ExpressibleByArgument {}

/// A trace in a file: JSON Lines when it begins with a brace, else the notation.
private struct TraceFile {
  let trace: Trace

  init(_ path: String) throws(Failure) {
    let text = try TextFile(path).text
    let name = path == "-" ? "standard input" : path.escapingControls()
    let isJSON = text.first { !$0.isWhitespace } == "{"
    do {
      trace = isJSON ? try Trace(jsonLines: text) : try Trace(notation: text)
    } catch {
      throw Failure("\(name): \(error)")
    }
  }
}
