import SequenceDiagrams
import Sequences
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

  func html(_ places: inout PlaceList) -> HTML {
    let id = conversation.id
    let introduction = conversation.introduction.map { HTML("<p class=\"intent\">\($0)</p>\n") }
    var parts = LadderParts()
    for action in ladder.rows.actions {
      parts.add(part(of: action, &places), rowCount: action.count)
    }
    return """
      <section class="conversation" id="\(id)">
      <h2>\(conversation.title)</h2>
      \(introduction)<div class="ladder">
      \(lanes.html(in: id, ladder.rows))\(parts.html)</div>
      \(conversation.review?.html(in: conversation.id) ?? "")</section>

      """
  }
}

extension ConversationSection {
  private func part(of rows: ArraySlice<LadderRow>, _ places: inout PlaceList) -> HTML {
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

/// The actions of a ladder, in parts that a browser lays out only when they come into view.
///
/// Successive actions with few rows share a part.
struct LadderParts {
  private var parts: [HTML] = []
  private var open: [HTML] = []
  private var openCount = 0

  /// The number of rows with which a part is complete; an action with more rows is a part of its own.
  static let maximumRows = 100

  mutating func add(_ action: HTML, rowCount: Int) {
    guard rowCount <= LadderParts.maximumRows else {
      close()
      parts.append(action)
      return
    }
    open.append(action)
    openCount += rowCount
    if openCount >= LadderParts.maximumRows { close() }
  }

  private mutating func close() {
    if !open.isEmpty { parts.append("<div class=\"part\">\n\(open)</div>\n") }
    (open, openCount) = ([], 0)
  }

  var html: HTML {
    var all = self
    all.close()
    return "\(all.parts)"
  }
}
