import SequenceDiagrams
import Traces

/// The part of a page that shows a conversation: its participants, its actions with their rows, screens and object
/// graphs, and its findings.
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

  /// Returns the section; source lines that rows refer to are added to `places`.
  func html(_ places: inout PlaceList) -> HTML {
    let id = conversation.id
    let introduction = conversation.introduction.map { HTML("<p class=\"intent\">\($0)</p>\n") }
    var parts: [HTML] = []
    for action in ladder.rows.actions { parts.append(part(of: action, &places)) }
    return """
      <section class="conversation" id="\(id)">
      <h2>\(conversation.title)</h2>
      \(introduction)\(lanes.html(in: id, ladder.rows))\(parts)\(findings)</section>

      """
  }

  private var findings: HTML {
    conversation.review.map { FindingsList($0).html(in: conversation.id) } ?? ""
  }
}

extension ConversationSection {
  /// The maximum number of rows in one list; the script draws the rows of a list together when they come into view.
  private static let maximumRows = 100

  /// Returns an action with its rows, and the screens and object graphs that follow one of them.
  private func part(of rows: ArraySlice<LadderRow>, _ places: inout PlaceList) -> HTML {
    let id = conversation.id
    let first = rows.first
    let isAction = first?.event?.kind == .action
    let heading: HTML = isAction ? "<h3>\(first?.label ?? "")</h3>\n" : ""
    var lists: [HTML] = []
    for start in stride(from: rows.startIndex, to: rows.endIndex, by: Self.maximumRows) {
      let part = rows[start..<min(start + Self.maximumRows, rows.endIndex)]
      let writer = RowWriter(id, conversation, lanes: ladder.lanes.count)
      lists.append("<ol class=\"rows\">\n\(part.map { writer.html($0, &places) })</ol>\n")
    }
    let numbers = rows.compactMap(\.number)
    let last = numbers.last ?? 0
    let own = states.filter { isAction ? numbers.contains($0.row) : $0.row <= last }
    let shown = own.map { $0.html(lanes) }
    return "<section class=\"action\">\n\(heading)\(lists)\(shown)</section>\n"
  }
}

extension [LadderRow] {
  /// The rows in stretches that begin with an action; rows before the first action are a stretch of their own.
  fileprivate var actions: [ArraySlice<LadderRow>] {
    let starts = indices.filter { $0 == startIndex || self[$0].event?.kind == .action }
    return zip(starts, starts.dropFirst() + [endIndex]).map { self[$0..<$1] }
  }
}
