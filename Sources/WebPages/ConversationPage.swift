import CollaborationRules
import Traces

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

/// A conversation of a page: a trace with its title, what the rules found in it, and where its calls stand in the code.
package struct WebConversation {
  /// The address of the conversation in the page, without blanks: `open-slow` of `#open-slow/7`.
  package internal(set) var id: String
  /// The heading: `open-slow: the list opens slowly`.
  package let title: String
  /// The sentences below the heading, such as the actions of a scenario.
  package var introduction: [String] = []
  /// The trace, with the screens and object graphs recorded in it.
  package let trace: Trace
  /// The results of the rules; nil if they are not shown.
  package var review: Review?
  /// A function that returns the line of source code at a location; nil if it is unknown.
  package var sourceLine: (CodeLocation) -> String? = { _ in nil }
  /// A function that returns the location where the method of a call is declared; nil if it is unknown.
  package var declaration: (Event) -> CodeLocation? = { _ in nil }

  /// Creates a conversation whose address is `name`, or `trace` if the name is empty.
  ///
  /// Characters of the address other than ASCII letters, ASCII digits, `.`, `_` and `-` become `-`.
  package init(_ name: String, title: String, _ trace: Trace) {
    let allowed: (Character) -> Bool = {
      $0.isASCII && ($0.isLetter || $0.isNumber) || "._-".contains($0)
    }
    id = name.isEmpty ? "trace" : String(name.map { allowed($0) ? $0 : "-" })
    self.title = title
    self.trace = trace
  }

  var entry: HTML {
    let rows = trace.rows.count.counted("row")
    let findings = review?.findings.count ?? 0
    let found: HTML =
      findings > 0 ? " <span class=\"bad\">\(findings.counted("finding"))</span>" : ""
    let name = title.prefix { $0 != ":" }
    let rest = title.dropFirst(name.count).drop { $0 == ":" || $0 == " " }
    return """
      <li><a href="#\(id)">\(String(name))</a> <span class="title">\(String(rest))</span> \
      <span class="count">\(rows)</span>\(found)</li>

      """
  }
}
