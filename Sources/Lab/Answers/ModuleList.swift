import Stage
import TerminalText

extension Command {
  static let modules = Command(
    name: "modules",
    group: .start,
    usage: "modules",
    help: "Lists the modules that can be loaded.",
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 0, "modules")
      var text = StyledText()
      for module in session.modules {
        let architectures = module.variants.map(\.architecture.name).joined(separator: ", ")
        text += StyledText(module.name, .command).padded(to: 12)
        text += StyledText("\(module.summary) (\(architectures))\n")
      }
      return text
    }
  )
}
