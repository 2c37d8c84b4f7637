extension WebPage {
  /// Creates a page of conversations (traces), of which one is shown at a time.
  ///
  /// `tables` stand before the conversations, each under a heading; an empty table is left out. Addresses of conversations with the
  /// same name get a number.
  ///
  /// - Complexity: O(*n*) in the number of events, apart from searches for leaks, which are limited.
  package init(
    _ title: String,
    lead: String,
    tables: [(heading: String, table: WebTable)] = [],
    _ conversations: [WebConversation]
  ) {
    let conversations = conversations.withDistinctAddresses
    let entries = conversations.map(\.entry)
    let navigation: HTML =
      conversations.count > 1
      ? "<nav aria-label=\"Conversations\"><ul>\n\(entries)</ul></nav>\n" : ""
    var places = PlaceList()
    let sections = conversations.map { ConversationSection($0).html(&places) }
    let main = tables.map { $1.section("about", $0) } + sections + [places.html]
    self.init(.conversation, title: title, lead: lead, navigation: navigation, main)
  }
}

extension [WebConversation] {
  /// The conversations with distinct addresses: a repeated address gets a number from 2 on at its end, `list-2`.
  var withDistinctAddresses: [WebConversation] {
    var known: Set<String> = []
    return map { conversation in
      var (conversation, number) = (conversation, 1)
      let name = conversation.id
      while !known.insert(conversation.id).inserted {
        number += 1
        conversation.id = "\(name)-\(number)"
      }
      return conversation
    }
  }
}

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
