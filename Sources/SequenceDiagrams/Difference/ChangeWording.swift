import Traces

/// The words for one change.
struct ChangeWording {
  private let change: DifferenceChange
  private let row: DifferenceRow
  private let difference: TraceDifference

  /// Words for a change, whose first row is given.
  init(_ change: DifferenceChange, _ row: DifferenceRow, _ difference: TraceDifference) {
    self.change = change
    self.row = row
    self.difference = difference
  }

  /// The numbers of its rows: `#5`, or `#5 to #9`.
  var numbers: String {
    let last = difference.rows[change.lastPlace].event
    return change.count == 1 ? row.event.mark : "\(row.event.mark) to \(last.mark)"
  }

  /// What happened to it, without a full stop.
  var text: String {
    let sentence = Sentence(row.event).text
    switch change.mark {
    case .added: return sentence + extent + ": new"
    case .removed: return sentence + extent + (row.event.isSent ? ": no longer sent" : ": no more")
    case .changed: return sentence + (row.was.map { row.event.was($0) } ?? "")
    case .moved: return sentence + extent + ": moved" + whereabouts
    case .repeated, .surplus: return sentence + (row.repetition.map { ": \($0.words)" } ?? "")
    case .same: return sentence
    }
  }

  /// How much more it is than one row.
  private var extent: String {
    let inside = change.rowCount / max(1, change.count) - 1
    let isMove = change.mark == .moved
    var words = ""
    if change.count > 1 {
      words += isMove ? ", and \(change.count - 1) after it" : ", \(change.count) times"
    }
    if inside > 0 { words += ", with \(inside.counted("row")) inside" }
    return words
  }

  /// From where to where: `; was inside #3, now inside #2`.
  private var whereabouts: String {
    let match = difference.rows.match
    let new = difference.rows.merged[change.place].place
    guard let old = match.oldRows[new] else { return "" }
    let parents = (old: match.old.tree.parents[old], new: match.new.tree.parents[new])
    guard
      parents.old.flatMap({ match.newRows[$0] }) != parents.new
        || (parents.old == nil) != (parents.new == nil)
    else { return within(old, new) }
    let from = parents.old.map { "inside \(match.old.event($0).mark)" } ?? "by itself"
    let to = parents.new.map { "inside \(match.new.event($0).mark)" } ?? "by itself"
    return "; was \(from), now \(to)"
  }

  /// The places in the same row: `; was after #3, now first`.
  private func within(_ old: Int, _ new: Int) -> String {
    let match = difference.rows.match
    let from = match.old.tree.elder(of: old).map { "after \(match.old.event($0).mark)" }
    let to = match.new.tree.elder(of: new).map { "after \(match.new.event($0).mark)" }
    return "; was \(from ?? "first"), now \(to ?? "first")"
  }
}

extension Event {
  /// The number as it is written: `#5`.
  fileprivate var mark: String { "#\(number ?? 0)" }

  /// Whether it is a message that arrived.
  fileprivate var isSent: Bool { kind == .call || kind == .asyncCall }

  /// What it was before, as shortly as it can be said.
  func was(_ old: Event) -> String {
    let isSameArrow =
      kind == old.kind && sender?.name == old.sender?.name
      && receiver?.name == old.receiver?.name
    guard isSameArrow, !label.isEmpty, !old.label.isEmpty, label != old.label else {
      return "; was: \(Sentence(old).text)"
    }
    return "; was \(old.label.escapingControls())"
  }
}

extension Repetition {
  /// `5 times, was 3 times`.
  var words: String { "\(after.times), was \(before.times)" }
}

extension Int {
  fileprivate var times: String { self == 1 ? "once" : "\(self) times" }
}
