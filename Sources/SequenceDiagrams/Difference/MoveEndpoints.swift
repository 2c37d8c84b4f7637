import Traces

/// The positions of a moved row (numbered event) in two compared traces, in words: `inside #3`, `after #4`, `first`, `by itself`.
struct MoveEndpoints {
  /// The position in the earlier trace, with a row number of that trace.
  let from: String
  /// The position in the later trace, with a row number of that trace.
  let to: String

  /// Compares the positions of the row (numbered event) with the index `index` in `rows`; nil for a row that only one trace has.
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
