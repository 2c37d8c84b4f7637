import CollaborationRules
import PrintableText
import SequenceDiagrams
import TerminalText

struct DifferenceText {
  let difference: FolderDifference
  let options: DifferenceOptions

  var text: StyledText {
    if let pair = difference.pair { return text(of: pair) }
    let headline = StyledText(difference.headline + "\n", .strong).wrapped(to: width)
    return difference.conversations.reduce(headline) { text, conversation in
      let name = StyledText("\n== \(conversation.name.printable())\n", .strong)
      return text + name + self.text(of: conversation)
    }
  }

  private var width: Int { options.diagram.width }

  private func text(of conversation: ConversationDifference) -> StyledText {
    let rows = conversation.difference
    let changes =
      conversation.newFindings.map { line("New finding", $0, .bad) }
      + conversation.goneFindings.map { line("Finding gone", $0, .good) }
    let findings = StyledText(lines: changes).wrapped(to: width)
    if options.saysOnlySentences || rows.isEmpty {
      let sentences = rows.sentences(before: difference.before, after: difference.after)
      return sentences.wrapped(to: width) + findings
    }
    return StyledText(rows.summary + "\n", .strong).wrapped(to: width)
      + rows.ladder(context: options.context, options.diagram) + findings
  }

  private func line(_ words: String, _ finding: Finding, _ style: TextStyle) -> StyledText {
    StyledText("\(words): \(finding.name.printable()). ", style)
      + StyledText(finding.text.printable())
  }
}
