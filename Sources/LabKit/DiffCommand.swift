import ArgumentParser
import Lab
import SequenceDiagrams
import TerminalText
import Traces

/// `viperlab diff A B`: shows what changed from one trace to another.
struct DiffCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed from one trace to another.",
    discussion: """
      Compares the messages: sender, receiver, repetitions and the call around each; not time, \
      queue or row number. At the left edge: + is new, - no more, ~ said otherwise, \
      > moved, x repeated more or less often. Rows with - have their numbers in A, all others in B. \
      Ends with status 0 when the traces say the same, 1 when \
      they differ, 2 when one cannot be read.
      """
  )

  @ArgumentParser.Argument(help: "The earlier trace; - for standard input.", completion: .file())
  var before: String

  @ArgumentParser.Argument(help: "The later trace; - for standard input.", completion: .file())
  var after: String

  @Option(help: "How many unchanged rows to show before and after a change.")
  var context = 2

  @Flag(help: "Say what changed in sentences, without a drawing.")
  var sentences = false

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if context < 0 { throw ValidationError("A number of rows is 0 or more; \(context) is not.") }
    guard before == "-", after == "-" else { return }
    throw ValidationError("Only one of the two can be standard input. Name a file for the other.")
  }

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let difference = try await laboratory.showingProgress(of: "comparing traces") {
      TraceDifference(
        from: try TraceFile(before, mayBeEmpty: true).trace,
        to: try TraceFile(after, mayBeEmpty: true).trace
      )
    }
    guard !difference.rows.isEmpty else {
      throw Failure(
        "\(TraceFile(before).name) and \(TraceFile(after).name): hold no row. "
          + "A row reads:  \(TraceReader.exampleRow)"
      )
    }
    let options = display.settings(width: laboratory.console.columns).diagramOptions
    let drawing = await laboratory.showingProgress(of: "drawing what changed") {
      text(of: difference, options)
    }
    laboratory.console.write(drawing)
    return difference.isEmpty ? 0 : 1
  }

  private func text(of difference: TraceDifference, _ options: DiagramOptions) -> StyledText {
    if sentences || display.plain || difference.isEmpty {
      return difference.sentences(
        before: TraceFile(before).name,
        after: TraceFile(after).name
      )
      .wrapped(to: options.width)
    }
    return StyledText(difference.summary + "\n", .strong).wrapped(to: options.width)
      + difference.ladder(context: context, options)
  }
}
