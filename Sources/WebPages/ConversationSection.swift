import CollaborationRules
import SequenceDiagrams
import Sequences
import Traces

/// The part of a page that shows a conversation: participants, actions with their rows, screens and graphs, and findings.
struct ConversationSection {
  private let conversation: WebConversation
  private let ladder: LadderRows
  private let lanes: LaneList
  private let states: [ConversationState]

  init(_ conversation: WebConversation) {
    self.conversation = conversation
    ladder = LadderRows(of: conversation.trace)
    lanes = LaneList(ladder, conversation.trace)
    states = ConversationState.all(of: conversation.trace)
  }

  func html(_ places: inout PlaceList) -> HTML {
    let id = conversation.id
    let introduction = conversation.introduction.map { HTML("<p class=\"intent\">\($0)</p>\n") }
    return """
      <section class="conversation" id="\(id)">
      <h2>\(conversation.title)</h2>
      \(introduction)<div class="ladder">
      \(lanes.html(in: id, ladder.rows))\(parts(&places))</div>
      \(conversation.review?.html(in: conversation.id) ?? "")</section>

      """
  }

  /// Returns the actions in parts that a browser lays out only when they come into view.
  ///
  /// Successive actions share a part until it has `RowWriter.maximumRows` rows; an action with more rows is a part of its own.
  private func parts(_ places: inout PlaceList) -> [HTML] {
    var parts: [HTML] = []
    var (shared, count): ([HTML], Int) = ([], 0)
    func close() {
      if !shared.isEmpty { parts.append("<div class=\"part\">\n\(shared)</div>\n") }
      (shared, count) = ([], 0)
    }
    for rows in ladder.rows.actions {
      let action = action(of: rows, &places)
      guard rows.count <= RowWriter.maximumRows else {
        close()
        parts.append(action)
        continue
      }
      shared.append(action)
      count += rows.count
      if count >= RowWriter.maximumRows { close() }
    }
    close()
    return parts
  }

  private func action(of rows: ArraySlice<LadderRow>, _ places: inout PlaceList) -> HTML {
    let (id, first) = (conversation.id, rows.first)
    let isAction = first?.event?.kind == .action
    let heading: HTML = isAction ? "<h3>\(first?.label ?? "")</h3>\n" : ""
    let writer = RowWriter(id: id, conversation: conversation, lanes: ladder.lanes.count)
    let lists = writer.lists(of: rows, &places)
    let from = isAction ? first?.number ?? 0 : 0
    let last = rows.last { $0.number != nil }?.number ?? 0
    let own = states.partitionPoint { $0.row >= from }..<states.partitionPoint { $0.row > last }
    let shown = states[own].map { $0.html(lanes) }
    return "<section class=\"action\">\n\(heading)\(lists)\(shown)</section>\n"
  }
}

extension [LadderRow] {
  fileprivate var actions: [ArraySlice<LadderRow>] {
    let starts = indices.filter { $0 == startIndex || self[$0].event?.kind == .action }
    return zip(starts, starts.dropFirst() + [endIndex]).map { self[$0..<$1] }
  }
}

extension Review {
  func html(in id: String) -> HTML {
    let open = (openQuestions + [unevaluatedRules]).filter { !$0.isEmpty }
      .map { HTML("<p class=\"unjudged\">\($0)</p>\n") }
    let findings = findings.map { item($0, in: id) }
    let list: HTML = findings.isEmpty ? "" : "<ul>\n\(findings)</ul>\n"
    return """
      <section class="findings">
      <h3>Findings</h3>
      <p class="headline">\(headline) \(summary)</p>
      \(list)\(open)</section>

      """
  }

  private func item(_ finding: Finding, in id: String) -> HTML {
    let rows = finding.rows.map { HTML(" <a href=\"#\(id)/\($0)\">#\($0)</a>") }
    let numbers = finding.rows.map { "\($0)" }.joined(separator: " ")
    return """
      <li data-rows="\(numbers)">\(finding.html)\(rows)</li>

      """
  }
}

extension Finding {
  var html: HTML {
    let sentences = ([text] + details).joined(separator: " ")
    let repair: HTML = repair.isEmpty ? "" : " <span class=\"repair\">Repair: \(repair)</span>"
    return "<strong>\(name)</strong> \(sentences)\(repair)"
  }
}
