import Traces

/// Where a row that moved was, and where it is: `inside #3`, `after #4`.
struct Whereabouts {
  /// Where it was, in numbers of the earlier trace.
  let from: String
  /// Where it is, in numbers of the later trace.
  let to: String

  /// The whereabouts of the row at an index; nil where it was not there before.
  init?(of index: Int, in rows: DifferenceRows) {
    let match = rows.match
    let new = rows.merged[index].index
    guard !rows.merged[index].isOld, let old = match.oldRows[new] else { return nil }
    let parents = (old: match.old.tree.parents[old], new: match.new.tree.parents[new])
    let isElsewhere =
      parents.old.flatMap { match.newRows[$0] } != parents.new
      || (parents.old == nil) != (parents.new == nil)
    if isElsewhere {
      from = parents.old.map { "inside \(match.old.event($0).mark)" } ?? "by itself"
      to = parents.new.map { "inside \(match.new.event($0).mark)" } ?? "by itself"
    } else {
      from =
        match.old.tree.previousSibling(of: old).map { "after \(match.old.event($0).mark)" }
        ?? "first"
      to =
        match.new.tree.previousSibling(of: new).map { "after \(match.new.event($0).mark)" }
        ?? "first"
    }
  }
}
