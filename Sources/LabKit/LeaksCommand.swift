import ArgumentParser
import CollaborationRules
import Lab
import TerminalText

struct LeaksCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "leaks",
    abstract: "List the objects left behind at the end of a trace, and what holds them.",
    discussion: """
      Ends with status 0 when no object is left behind, 1 when one is or a cycle stands, 2 when \
      the trace cannot be read, 5 when the trace does not say of all objects who holds whom.
      """
  )

  @ArgumentParser.Argument(help: "The trace; - for standard input.", completion: .file())
  var file: String

  @OptionGroup var display: DisplayOptions

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let settings = display.settings(width: laboratory.console.columns)
    let report = try await laboratory.showingProgress(of: "judging \(file)") {
      RetentionReport(in: try TraceFile(file).trace)
    }
    guard let report else {
      throw Failure(
        "It cannot be said which objects are left behind: the trace has no object graph. Write it with recorder.write.",
        status: FindingsCommand.notJudged
      )
    }
    laboratory.console.write(report.text(width: settings.width))
    if report.isUnread || report.isClean && !report.notes.isEmpty {
      return FindingsCommand.notJudged
    }
    return report.isClean ? 0 : 1
  }
}
