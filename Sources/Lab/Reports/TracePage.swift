import CollaborationRules
import Traces
import WebPages

extension Report {
  /// Returns a page in HTML of recorded traces, each with the name of its file and what the rules found in it.
  ///
  /// `layers` are the calls allowed between layers; for nil, the roles of a trace determine them.
  ///
  /// - Complexity: O(*n*) in the number of events, apart from the rules.
  public static func page(
    of traces: [(name: String, trace: Trace)],
    in file: String,
    layers: LayerTable? = nil
  ) -> String {
    let conversations = traces.map { name, trace in
      var conversation = WebConversation(name, title: name, trace)
      conversation.review = Review(Evidence(trace, layers: layers))
      return conversation
    }
    let rows = traces.reduce(0) { $0 + $1.trace.rows.count }.counted("row")
    let one = traces.count == 1
    let lead = one ? "A recorded conversation" : "\(traces.count) recorded conversations"
    let title = file.split(separator: "/").last.map(String.init) ?? file
    return marked(WebPage(title, lead: "\(lead): \(rows).", conversations).text)
  }
}
