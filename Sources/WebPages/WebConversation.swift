import CollaborationRules
import Traces

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
}

extension WebConversation {
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
