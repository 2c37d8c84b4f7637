import SequenceDiagrams
import TerminalText
import Traces

extension Command {
  static let help = Command(
    usage: "help [all|WORD]",
    help: """
      Names the few words that make sense now;  help all  lists every command.
      With a word it says what that command, role, word or row is.
      """,
    summary: "Says what can be typed; help all lists everything",
    example: CommandExample("help presenter"),
    complete: { _, words in
      guard words.isEmpty else { return [] }
      return ["all"] + Command.all.map(\.name) + ReplyWord.all.map(\.name) + Explanation.names
    },
    describe: { _, word in Command.beginning(with: word)?.summary },
    run: { session, words throws(Refusal) in
      let word = words.joined(separator: " ")
      if word.isEmpty { return session.suggestedCommandsText }
      if word.lowercased() == "all" { return session.overview }
      return try session.help(on: word)
    }
  )

  static let quit = Command(
    usage: "quit",
    help: "Leaves the laboratory; Ctrl-D on an empty line does the same.",
    summary: "Leaves",
    example: CommandExample("quit"),
    run: { session, _ throws(Refusal) in
      session.isFinished = true
      return StyledText()
    }
  )
}

extension Session {
  fileprivate var suggestedCommandsText: StyledText {
    let lines = suggestedCommands.map { command in
      let names = aliases.names(of: command).joined(separator: ", ")
      return (command.name + (names.isEmpty ? "" : " (\(names))"), command.summary)
    }
    let column = (lines.map(\.0.displayWidth).max() ?? 0) + 3
    let question = asksForPrediction ? StyledText(telling: predictionHelp + "\n") : StyledText()
    return lines.reduce(into: question) { text, line in
      text += StyledText(line.0, .command).padded(to: column) + "\(line.1)\n"
    } + StyledText("help WORD  says more about one,  help all  lists every command.\n", .dim)
  }

  fileprivate var overview: StyledText {
    var text = StyledText()
    for group in Command.Group.allCases {
      let usages = group.commands.filter { $0.name != "help" }.map(usage)
      text += overviewLine(group.rawValue, usages)
    }
    let short = aliases.meanings.sorted { $0.key < $1.key }.map { name, words in
      "\(name) \(words.asTyped)"
    }
    if !short.isEmpty { text += overviewLine("short", short) }
    return text + "\nhelp WORD says more: "
      + StyledText("help load, help presenter, help #3", .command) + ".\n"
  }

  func usage(of command: Command) -> String {
    let names = modules.flatMap(\.architectures).uniqued().sorted()
    return command.usage.replacing("[ARCHITECTURE …]", with: "[\(names.joined(separator: " "))]")
      .replacing("ARCHITECTURE", with: names.joined(separator: " | "))
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
    if let command = command(beginning: word.lowercased()) { return page(of: command) }
    if let reply = ReplyWord.all.first(where: { $0.name == word.lowercased() }) {
      return StyledText(reply.usage, .command) + "\n" + StyledText(telling: reply.help + "\n")
    }
    if let page = Explanation(settings, in: architecture).page(of: word, in: modules) {
      return page
    }
    let role = visibleLanes.map(\.role).first { $0.name.lowercased() == word.lowercased() }
    if let role, let guide = RoleGuide.to(role, in: architecture) {
      return StyledText("\(role.name) is a team's word for \(role.kind).\n\(guide.sentences)\n")
    }
    let known = Command.all.map(\.name) + ReplyWord.all.map(\.name) + Explanation.names
    throw .unknown("help on", word, among: known, all: "help all")
  }

  private func page(of command: Command) -> StyledText {
    let ways = usage(of: command).replacing("  or  ", with: "\n")
    var text = StyledText(ways, .command) + "\n"
    text += StyledText(
      lines: command.help.split(separator: "\n").map { StyledText(telling: String($0)) }
    )
    let short = aliases.names(of: command)
    if !short.isEmpty {
      text += "Short: " + StyledText(short.joined(separator: ", "), .command) + "\n"
    }
    if command.name == "diagram" {
      text += Diagram.legend(isASCII: settings.isASCII, isFirst: false)
    }
    return text + command.example.text(in: self)
  }
}
