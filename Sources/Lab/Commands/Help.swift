import SequenceDiagrams
import TerminalText
import Traces

extension Command {
  static let help = Command(
    name: "help",
    group: .keep,
    usage: "help [WORD]",
    help: "Says what can be typed; with a word, what that command, role, word or row is.",
    complete: { _, words in
      words.isEmpty ? Command.all.map(\.name) + Explanation.names : []
    },
    run: { session, words throws(Refusal) in
      try expect(words, atMost: 1, "help [WORD]")
      guard let word = words.first else { return session.overview }
      return try session.help(on: word)
    }
  )
}

extension Session {
  /// All commands, a group a line.
  fileprivate var overview: StyledText {
    var text = StyledText()
    for group in Command.Group.allCases where group != .lesson || lesson != nil {
      let usages = Command.all.filter { $0.group == group && $0.name != "help" }.map(usage)
      text += overviewLine(group.rawValue, usages)
    }
    text += "\n"
    text += StyledText("help WORD says more: ")
    text += StyledText("help load, help presenter, help #3", .command)
    return text + StyledText(".\n")
  }

  /// How a command is typed, with the architectures there are.
  private func usage(of command: Command) -> String {
    let names = modules.flatMap(\.architectures).eachOnce.sorted()
    return command.usage
      .replacing("[ARCHITECTURE …]", with: "[\(names.joined(separator: " "))]")
      .replacing("ARCHITECTURE", with: names.joined(separator: "|"))
  }

  private func overviewLine(_ group: String, _ usages: [String]) -> StyledText {
    let indent = 11
    var text = StyledText(group, .strong).padded(to: indent)
    var column = indent
    for (index, usage) in usages.enumerated() {
      let separator = index == 0 ? "" : settings.isASCII ? " - " : " · "
      if index > 0, column + separator.displayWidth + usage.displayWidth > settings.width {
        text += StyledText("\n" + String(repeating: " ", count: indent))
        column = indent
      } else {
        text.append(separator, .dim)
        column += separator.displayWidth
      }
      let lines = usage.wrapped(to: settings.width - indent)
      text.append(lines.joined(separator: "\n" + String(repeating: " ", count: indent)), .command)
      column = (lines.count > 1 ? indent : column) + (lines.last?.displayWidth ?? 0)
    }
    return text + "\n"
  }

  fileprivate func help(on word: String) throws(Refusal) -> StyledText {
    if word.hasPrefix("#") { return try Command.show.run(self, [word]) }
    if let command = Command.all.first(where: { $0.name == word.lowercased() }) {
      var text = StyledText(usage(of: command), .command) + "\n" + StyledText(command.help + "\n")
      if command.name == "diagram" {
        text += Diagram.legend(isASCII: settings.isASCII, isFirst: false)
      }
      return text
    }
    if let explanation = Explanation(of: word) { return explanation.text(settings) }
    if let role = visibleLanes.map(\.role).first(where: {
      $0.name.lowercased() == word.lowercased()
    }),
      let guide = RoleGuide.to(role)
    {
      return StyledText("\(role.name) is a team's word for \(role.kind).\n\(guide.sentences)\n")
    }
    let known = Command.all.map(\.name) + Explanation.names
    throw .unknown("help on", word, among: known, all: "help")
  }
}
