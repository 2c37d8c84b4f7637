import ArgumentParser
import Lab
import TerminalText

struct CompareCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare the same scenario in several architectures."
  )

  @Argument(help: "The module, such as products.", completion: .words(of: "compare", after: 1))
  var module: String

  @Argument(
    help: "Two to five architectures, such as mvc viper; a topic, such as diagrams or overview.",
    completion: .words(of: "compare", after: 1)
  )
  var words: [String] = []

  @Option(help: "The scenario to play.", completion: .words(of: "compare", after: 1))
  var scenario: String?

  @Option(
    help: "A change request, such as undo-delete; counts what it cost each architecture.",
    completion: .words(of: "compare", after: 1)
  )
  var change: String?

  @Flag(help: "Write everything as JSON, with each thing that was counted.")
  var json = false

  @Option(
    help: """
      How to write: text, json, or html, a page with the conversations side by side; by the file's \
      name if not given.
      """
  )
  var format: Format?

  @OptionGroup var target: OutputOptions
  @OptionGroup var display: DisplayOptions

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, html }

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let session = laboratory.session(display)
    let format = format ?? (json ? .json : target.isPage ? .html : nil)
    if format == .html, change != nil {
      throw Failure(
        "There is no page for a change request. Leave out --change, or add  --format text."
      )
    }
    let isJSON = json || format == .json
    let words =
      self.words + (scenario.map { ["--scenario", $0] } ?? [])
      + (change.map { ["--change", $0] } ?? [])
      + (isJSON ? ["--json"] : [])
    let answer = await laboratory.showingProgress(of: "comparing \(module)") {
      format == .html
        ? session.comparisonPage(of: module, words) : session.compare(module, words)
    }
    if let refusal = answer.refusal {
      throw Failure(refusal, status: answer.status.rawValue)
    }
    try session.write(answer.text, to: target, laboratory.console)
    return 0
  }
}
