import ArgumentParser
import Lab
import PrintableText
import TerminalText

/// `viperlab explain NAME`: the page of a rule, a role, an architecture or a word.
struct ExplainCommand: ParsableCommand, LaboratoryTask {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule, a role, an architecture or a word.",
    discussion: "Ends with status 2 for a name that is not explained."
  )

  @ArgumentParser.Argument(
    help: "What to explain: nil-link, presenter, viper, weak.",
    completion: .list(ExplanationText.names.filter { !$0.contains(" ") })
  )
  var name: [String]

  @OptionGroup var display: DisplayOptions

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let settings = display.settings(width: laboratory.console.columns)
    let name = name.joined(separator: " ")
    do throws(ExplanationText.Unknown) {
      laboratory.console.write(try ExplanationText(of: name).text(settings))
      return 0
    } catch {
      let nearest = error.suggestion.map { " Did you mean \($0)?" } ?? ""
      throw Failure(
        "There is no explanation of \(name.readable).\(nearest) viperlab -c explain  lists all."
      )
    }
  }
}
