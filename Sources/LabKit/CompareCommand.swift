import ArgumentParser
import Lab
import Stage
import TerminalText

/// `viperlab compare MODULE`: plays one scenario in several architectures and compares the results.
struct CompareCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare the same scenario in several architectures."
  )

  @Argument(help: "The module, such as products.")
  var module: String

  @Argument(
    help: "Architectures, such as mvc viper, all when none is named; a topic, such as diagrams."
  )
  var words: [String] = []

  @Option(help: "The scenario to play.")
  var scenario: String?

  @Option(help: "A change request, such as undo-delete; counts what it cost each architecture.")
  var change: String?

  @Flag(help: "Write everything as JSON, with each thing that was counted.")
  var json = false

  @OptionGroup var display: DisplayOptions

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let settings = display.settings(width: laboratory.console.columns)
    let session = Session(modules: laboratory.modules(), settings: settings)
    let words =
      self.words + (scenario.map { [$0] } ?? []) + (change.map { ["--change", $0] } ?? [])
      + (json ? ["--json"] : [])
    let answer = await laboratory.showingProgress(of: "comparing \(module)") {
      session.compare(module, words)
    }
    if let refusal = answer.refusal {
      throw Failure(refusal, status: answer.status.rawValue)
    }
    laboratory.console.write(answer.text)
    return 0
  }
}
