import ArgumentParser
import Lab
import TerminalText

struct ExplainCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule, a role, an architecture, a word or an article's edition.",
    discussion: "Ends with status 2 for a name that is not explained."
  )

  @ArgumentParser.Argument(
    help: "What to explain: nil-link, presenter, viper, weak, 002.",
    completion: .list(ExplanationText.names.filter { !$0.contains(" ") })
  )
  var name: [String]

  @OptionGroup var display: DisplayOptions

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let settings = display.settings(width: laboratory.console.columns)
    let name = name.joined(separator: " ")
    do throws(ExplanationText.Unknown) {
      let page = try ExplanationText(of: name, in: laboratory.modules())
      laboratory.console.write(page.text(settings))
      return 0
    } catch {
      throw Failure("\(error.sentences) viperlab -c explain  lists all.")
    }
  }
}
