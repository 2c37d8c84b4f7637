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
    let columns = conversations.withDistinctAddresses.map {
      ConversationSection($0).html(&places)
    }
    let main: [HTML] = [
      "<section class=\"side\">\n\(columns)</section>\n", figures.section("figures", "Figures"),
      work.section("moves", "Where is it done?"), places.html,
    ]
    self.init(.comparison, title: title, lead: lead, main)
  }
}
