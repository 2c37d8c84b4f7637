import CollaborationRules
import PrintableText
import RulePages
import TerminalText
import Traces

extension Command {
  static let explain = Command(
    usage: "explain NAME",
    help: """
      Explains a rule and the fault of the same name: what it is, why it matters, how it shows \
      itself and how to repair it. Also a role, or a word of the laboratory or of iOS, with what to \
      type to see it; an edition as 002, with what is wrong in its article's code; and of the \
      loaded module a class, a message or a protocol by its name. families draws all \
      architectures. Alone it lists the names.
      """,
    summary: "Explains a word, a role or a fault: explain weak",
    example: CommandExample("explain weak"),
    closedWords: 1,
    complete: { session, words in
      guard words.isEmpty else { return [] }
      return Explanation.names.map(\.quotedIfNeeded) + session.modules.articles
    },
    describe: { _, word in Rule.named(word).map { RulePage($0).title } },
    run: { session, words throws(Refusal) in
      let name = words.joined(separator: " ")
      guard !name.isEmpty else { return session.explainedNames }
      let pages = Explanation(session.settings, in: session.architecture)
      guard let page = pages.page(of: name, in: session.modules) else {
        if let page = session.conversation?.text(of: name) { return page }
        throw session.unknownWord(name)
      }
      return session.loaded?.run.recorded != nil
        ? page + (session.conversation?.text(of: name) ?? "") : page
    }
  )
}

extension Session {
  fileprivate var conversation: RecordedNamePage? {
    guard let moment = try? moment(), let run = loaded?.run else { return nil }
    return RecordedNamePage(
      trace: moment.trace,
      outline: baselines.outline(of: run),
      references: moment.graph?.references ?? [],
      settings: settings
    )
  }

  fileprivate func unknownWord(_ word: String) -> Refusal {
    let near = Explanation.nearest(to: word, among: conversation?.names ?? [], in: modules)
    return .misused("\(Explanation.absence(of: word, near))  explain  lists all.")
  }

  fileprivate var explainedNames: StyledText {
    let rules = Rule.all.map(\.name).sorted()
    let words = Glossary.builtIn.words
    let roles = Explanation.names.filter { !rules.contains($0) && !words.contains($0) }
    let groups = [
      ("faults and rules", rules), ("roles", roles), ("words", words),
      ("editions", modules.articles),
    ]
    return groups.filter { !$0.1.isEmpty }.reduce(into: StyledText()) { text, group in
      text += StyledText(group.0 + ":\n", .strong)
      let names = group.1.dropLast().map { $0 + "," } + group.1.suffix(1)
      for line in names.wrapped(to: max(20, settings.width - 2), by: " ") {
        text += "  \(line)\n"
      }
    }
  }
}
