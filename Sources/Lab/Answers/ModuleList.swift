import Stage
import TerminalText

extension Session {
  var moduleList: StyledText {
    modules.reduce(into: StyledText()) { text, module in
      let architectures = module.variants.map(\.architecture.name).joined(separator: ", ")
      text += StyledText(module.name, .command).padded(to: 12)
      text += StyledText("\(module.summary) (\(architectures))\n")
    }
  }
}
