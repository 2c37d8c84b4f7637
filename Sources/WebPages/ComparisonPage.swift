extension WebPage {
  /// Creates a page of the same scenario in several architectures, which the reader steps through action by action.
  ///
  /// Each conversation is a column titled with its architecture. `figures` are the measures of the architectures; `places` says
  /// where each piece of work is done. An empty table is left out.
  package init(
    comparing conversations: [WebConversation],
    _ title: String,
    lead: String,
    figures: WebTable,
    places work: WebTable
  ) {
    var places = PlaceList()
    var columns: [HTML] = []
    for conversation in conversations.withDistinctAddresses {
      columns.append(ConversationSection(conversation).html(&places))
    }
    let tables = [("figures", "Figures", figures), ("moves", "Where is it done?", work)]
      .filter { !$2.isEmpty }
      .map { name, heading, table in
        HTML("<section class=\"\(name)\"><h2>\(heading)</h2>\n\(table.html)</section>\n")
      }
    self.init(
      .comparison,
      title: title,
      lead: lead,
      ["<section class=\"side\">\n\(columns)</section>\n"] + tables + [places.html]
    )
  }
}
