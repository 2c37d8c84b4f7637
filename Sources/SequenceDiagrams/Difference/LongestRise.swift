/// Equal numbers of two lists, paired in the order in which they occur; of those pairs the longest
/// chain that is in the order of both.
struct LongestRise {
  /// The chain; the places on either side only grow.
  let pairs: [CommonSequence.Pair]

  /// Pairs the first occurrence of a number with the first, the second with the second.
  init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) {
    var places: [Int: [Int]] = [:]
    for place in new.indices.reversed() { places[new[place], default: []].append(place) }
    pairs = LongestRise.chain(
      in: old.indices.compactMap { place in
        places[old[place]]?.popLast().map { CommonSequence.Pair(old: place, new: $0) }
      }
    )
  }

  /// The longest part of the pairs in which the new places grow too, found by sorting into piles.
  private static func chain(in pairs: [CommonSequence.Pair]) -> [CommonSequence.Pair] {
    var tops: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      let pile = firstPile(of: tops) { pairs[$0].new >= pair.new }
      previous.append(pile > 0 ? tops[pile - 1] : nil)
      if pile < tops.count { tops[pile] = index } else { tops.append(index) }
    }
    var chain: [CommonSequence.Pair] = []
    var next = tops.last
    while let index = next {
      chain.append(pairs[index])
      next = previous[index]
    }
    return chain.reversed()
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
