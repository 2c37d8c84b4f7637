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
    completion: .list(Explanation.names.filter { !$0.contains(" ") })
  )
  var name: [String]

  @OptionGroup var display: DisplayOptions

  func run(in laboratory: Laboratory) async throws -> Int32 {
    let settings = display.settings(width: laboratory.console.columns)
    let name = name.joined(separator: " ")
    let modules = laboratory.modules()
    guard let page = Explanation(settings).page(of: name, in: modules) else {
      let nearest = Explanation.nearest(to: name, in: modules)
      let list = "\(Program.name) -c explain  lists all."
      throw Failure("\(Explanation.absence(of: name, nearest)) \(list)")
    }
    laboratory.console.write(page)
    return 0
  }
}
