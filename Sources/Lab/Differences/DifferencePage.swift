import SequenceDiagrams
import WebPages

extension FolderDifference {
  func page(_ options: DifferenceOptions) -> String {
    let differences = conversations.map { conversation in
      WebDifference(
        conversation.name,
        summary: conversation.summary,
        statements: conversation.statements,
        LadderRows(of: conversation.difference, context: options.context),
        findings: (conversation.newFindings, conversation.goneFindings)
      )
    }
    return WebPage(differences: differences, headline, lead: "From \(before) to \(after).").text
  }
}
