import SequenceDiagrams
import WebPages

extension FolderDifference {
  /// Returns the differences as a page in HTML, one file to be opened in a browser.
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
