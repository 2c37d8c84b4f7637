import SequenceDiagrams
import Traces

/// The participants of a conversation by position, from 0: first the participants with a lane (a column), then the silent ones.
///
/// A silent participant has no lane, but the trace lists it or an object graph contains it.
struct LaneList {
  private let participants: [Participant]
  private let laneCount: Int
  private let positions: [Participant: Int]

  init(_ ladder: LadderRows, _ trace: Trace) {
    let graphs = trace.events.compactMap(\.graph).flatMap(\.participants)
    let lanes = ladder.lanes
    var known = Set(lanes)
    participants = lanes + (trace.lanes + graphs).filter { known.insert($0).inserted }
    laneCount = lanes.count
    positions = Dictionary(uniqueKeysWithValues: zip(participants, participants.indices))
  }

  /// Returns the position of a participant, or `-` for nil and for a participant that is not in the list.
  func position(of participant: Participant?) -> String {
    participant.flatMap { positions[$0] }.map { "\($0)" } ?? "-"
  }

  /// Returns the list as HTML; each name is a link to the participant's first row, or to the conversation `id` if it has no row.
  func html(in id: String, _ rows: [LadderRow]) -> HTML {
    var firstRows: [Participant: String] = [:]
    for row in rows where row.number != nil {
      let address = row.address(in: id)
      row.event?.forEachParticipant { firstRows[$0] = firstRows[$0] ?? address }
    }
    let items = participants.indices.map { item(at: $0, in: id, firstRows[participants[$0]]) }
    return "<ul class=\"lanes\" aria-label=\"Participants\">\n\(items)</ul>\n"
  }

  private func item(at index: Int, in id: String, _ row: String?) -> HTML {
    let participant = participants[index]
    let silent: HTML = index < laneCount ? "" : " class=\"silent\""
    let type: HTML =
      participant.type.isEmpty ? "" : " <span class=\"type\">\(participant.type)</span>"
    return """
      <li\(silent) data-role="\(participant.role.styleName)">\
      <a href="#\(row ?? id)">\(participant.name)</a>\(type)</li>

      """
  }
}

extension Role {
  /// The name by which the style sheet knows the role, such as `view`; related roles share a name, and unknown roles have `other`.
  var styleName: String { kind == "User" ? "user" : SVGRole(self).rawValue }
}
