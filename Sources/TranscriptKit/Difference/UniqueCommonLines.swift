import Sequences

/// Lines that stand once in either text, as many as can be matched in the order of both.
struct UniqueCommonLines {
  /// The matches; the places on either side only grow.
  let pairs: [LineMatches.Pair]

  /// Finds the anchors of two texts, given as numbers of lines.
  init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    let places = UniqueCommonLines.uniquePlaces(of: new)
    let unique = UniqueCommonLines.uniquePlaces(of: old)
    let candidates = old.indices.compactMap { index -> LineMatches.Pair? in
      guard unique[old[index]] != nil, let place = places[old[index]] else { return nil }
      return LineMatches.Pair(old: index, new: place)
    }
    pairs = candidates.longestIncreasingSubsequence(by: \.new)
  }

  private static func uniquePlaces(of lines: ArraySlice<Int>) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for line in lines { counts[line, default: 0] += 1 }
    var places: [Int: Int] = [:]
    for index in lines.indices where counts[lines[index]] == 1 { places[lines[index]] = index }
    return places
  }
}
