import ArgumentParser
import CollaborationRules
import Lab
import PrintableText
import TerminalText

/// `viperlab findings FILE`: where a recorded trace breaks a rule.
struct FindingsCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "findings",
    abstract: "Say where a trace breaks the rules of working together.",
    discussion: """
      Ends with status 0 when nothing was found, 1 when something was, 2 when the trace cannot \
      be read. The command explain at the prompt tells what a rule is about.
      """
  )

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
      "Who may talk to whom, where the roles do not tell: \(LayerTable.all.map(\.name).joined(separator: ", ")).",
      valueName: "name"
    )
  )
  var architecture: String?

  @Flag(help: "Write what was found and judged as JSON.")
  var json = false

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if entity.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw ValidationError("--entity names no type. Write it as --entity User.")
    }
    guard let architecture, LayerTable.named(architecture) == nil else { return }
    let names = LayerTable.all.map(\.name).joined(separator: ", ")
    throw ValidationError("There is no architecture \(architecture.readable). There are: \(names).")
  }

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let settings = display.settings(width: laboratory.console.columns)
    let layers = architecture.flatMap(LayerTable.named)
    let findings = try await laboratory.showingProgress(of: "judging \(file)") {
      FindingsText(judging: try TraceFile(file).trace, entities: entity, layers: layers)
    }
    if json {
      laboratory.console.write(plain: findings.json)
    } else {
      laboratory.console.write(findings.text(settings).wrapped(to: settings.width))
    }
    return findings.isClean ? 0 : 1
  }
}
