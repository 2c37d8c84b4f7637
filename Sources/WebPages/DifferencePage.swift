import CollaborationRules
import SequenceDiagrams
import Traces

/// A changed conversation (two traces of the same name), for a page of differences.
package struct WebDifference {
  let conversation: WebConversation
  let summary: String
  let statements: [String]
  let ladder: LadderRows
  let findings: (new: [Finding], gone: [Finding])

  /// Creates a changed conversation; `summary` has the numbers of its changes, `statements` a sentence for each change.
  package init(
    _ name: String,
    summary: String,
    statements: [String],
    _ ladder: LadderRows,
    findings: (new: [Finding], gone: [Finding])
  ) {
    conversation = WebConversation(name, title: name, Trace())
    self.summary = summary
    self.statements = statements
    self.ladder = ladder
    self.findings = findings
  }
}

extension WebPage {
  /// Creates a page of the differences between traces.
  package init(differences: [WebDifference], _ title: String, lead: String) {
    let addresses = differences.map(\.conversation).withDistinctAddresses.map(\.id)
    let named = Array(zip(addresses, differences))
    let entries = named.map { id, difference in
      HTML(
        "<li><a href=\"#\(id)\">\(difference.conversation.title)</a> <span class=\"count\">\(difference.summary)</span></li>\n"
      )
    }
    let navigation: HTML =
      named.count > 1
      ? "<nav aria-label=\"Changed conversations\"><ul>\n\(entries)</ul></nav>\n" : ""
    let sections = named.map { id, difference in difference.section(at: id) }
    self.init(.difference, title: title, lead: lead, navigation: navigation, sections)
  }
}

extension WebDifference {
  fileprivate func section(at id: String) -> HTML {
    let sentences = statements.map { HTML("<li>\($0)</li>\n") }
    let lanes = LaneList(ladder, Trace())
    var places = PlaceList()
    let writer = RowWriter(id: id, conversation: nil, lanes: ladder.lanes.count)
    let lists = writer.lists(of: ladder.rows[...], &places)
    return """
      <section class="conversation" id="\(id)">
      <h2>\(conversation.title)</h2>
      <p class="intent">\(summary)</p>
      <ul class="changes">
      \(sentences)</ul>
      <div class="ladder">
      \(lanes.html(in: id, ladder.rows))<section class="action">
      \(lists)</section>
      </div>
      \(findingsSection)</section>

      """
  }

  private var findingsSection: HTML {
    let items =
      findings.new.map { HTML("<li class=\"new\">\($0.html)</li>\n") }
      + findings.gone.map { HTML("<li class=\"gone\">\($0.html)</li>\n") }
    guard !items.isEmpty else { return "" }
    return "<section class=\"findings\">\n<h3>Findings</h3>\n<ul>\n\(items)</ul>\n</section>\n"
  }
}
