import Traces

/// The positions of a moved row in the earlier and in the later trace, in words: `inside #3`, `after #4`.
struct MoveEndpoints {
  /// The position in the earlier trace, such as `inside #3`, where 3 is a row number of the earlier trace.
  let from: String
  /// The position in the later trace, such as `after #4`, where 4 is a row number of the later trace.
  let to: String

  /// Compares the positions of the row at an index in both traces; nil for a row that only one trace has.
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
