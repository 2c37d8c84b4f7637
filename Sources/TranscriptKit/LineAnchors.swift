/// Lines that stand once in either text, as many as can be matched in the order of both.
struct LineAnchors {
  /// The matches; the places on either side only grow.
  let pairs: [LineMatches.Pair]

  /// Finds the anchors of two texts, given as numbers of lines.
  init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    let places = LineAnchors.uniquePlaces(of: new)
    let unique = LineAnchors.uniquePlaces(of: old)
    let candidates = old.indices.compactMap { index -> LineMatches.Pair? in
      guard unique[old[index]] != nil, let place = places[old[index]] else { return nil }
      return LineMatches.Pair(old: index, new: place)
    }
    pairs = LineAnchors.longestRise(of: candidates)
  }

  private static func uniquePlaces(of lines: ArraySlice<Int>) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for line in lines { counts[line, default: 0] += 1 }
    var places: [Int: Int] = [:]
    for index in lines.indices where counts[lines[index]] == 1 { places[lines[index]] = index }
    return places
  }

  /// The longest part of the pairs in which the new places grow too, found by sorting into piles.
  private static func longestRise(of pairs: [LineMatches.Pair]) -> [LineMatches.Pair] {
    var tops: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      let pile = firstPile(of: tops) { pairs[$0].new >= pair.new }
      previous.append(pile > 0 ? tops[pile - 1] : nil)
      if pile < tops.count { tops[pile] = index } else { tops.append(index) }
    }
    var rise: [LineMatches.Pair] = []
    var next = tops.last
    while let index = next {
      rise.append(pairs[index])
      next = previous[index]
    }
    return rise.reversed()
  }

  /// The first pile whose top is high enough, by halving.
  private static func firstPile(of tops: [Int], where isHigh: (Int) -> Bool) -> Int {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if isHigh(tops[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
