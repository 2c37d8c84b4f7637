import Sequences

/// The longest series of lines that occur exactly once in each of two texts and have the same order in both.
struct UniqueCommonLines {
  let pairs: [LineMatches.Pair]

  /// Finds the series; lines are given as numbers, equal for equal lines.
  init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    let indices = UniqueCommonLines.uniqueIndices(of: new)
    let unique = UniqueCommonLines.uniqueIndices(of: old)
    let candidates = old.indices.compactMap { index -> LineMatches.Pair? in
      guard unique[old[index]] != nil, let match = indices[old[index]] else { return nil }
      return LineMatches.Pair(old: index, new: match)
    }
    pairs = candidates.longestIncreasingSubsequence(by: \.new)
  }

  private static func uniqueIndices(of lines: ArraySlice<Int>) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for line in lines { counts[line, default: 0] += 1 }
    var indices: [Int: Int] = [:]
    for index in lines.indices where counts[lines[index]] == 1 { indices[lines[index]] = index }
    return indices
  }
}
