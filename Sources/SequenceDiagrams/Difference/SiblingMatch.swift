import Sequences

/// A pairing of two lists of sibling rows, made in passes with less and less exact keys.
struct SiblingMatch {
  typealias Pair = CommonSequence.Pair

  /// The pairs found so far, as indices into the two lists, which ascend in both.
  private(set) var pairs: [Pair] = []
  private let old: [Int]
  private let new: [Int]

  /// Creates a pairing without pairs; the elements of both lists are indices of rows (numbered events) in their traces.
  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
  }

  /// Adds pairs of rows (numbered events) with equal keys, between the pairs found before, if `isWanted` returns true for the pair.
  mutating func pair(
    by oldKey: (Int) -> Int,
    _ newKey: (Int) -> Int,
    where isWanted: (Pair) -> Bool = { _ in true }
  ) {
    var refined: [Pair] = []
    var (oldStart, newStart) = (0, 0)
    for pair in pairs + [(old: old.count, new: new.count)] {
      let oldKeys = (oldStart..<pair.old).map { oldKey(old[$0]) }
      let newKeys = (newStart..<pair.new).map { newKey(new[$0]) }
      if !oldKeys.isEmpty, !newKeys.isEmpty {
        let common = ShiftedPairs(CommonSequence(oldKeys, newKeys).pairs, along: oldKeys).pairs
        let swapped = common.map { (old: $0.new, new: $0.old) }
        refined += ShiftedPairs(swapped, along: newKeys).pairs
          .map { (old: oldStart + $0.new, new: newStart + $0.old) }
          .filter { isWanted((old: old[$0.old], new: new[$0.new])) }
      }
      if pair.old < old.count { refined.append(pair) }
      (oldStart, newStart) = (pair.old + 1, pair.new + 1)
    }
    pairs = refined
  }

  /// The pairs found so far, as indices among the rows (numbered events) of the two traces.
  var rows: [Pair] { pairs.map { (old: old[$0.old], new: new[$0.new]) } }
}

/// Pairs of equal numbers in two lists, shifted along runs of one number so that an unpaired number stands where the other list has
/// an unpaired number, too.
///
/// Of `a a a a` and `a b a a`, any three `a` can be paired; after the shift the second one is unpaired, because `b` replaces it.
struct ShiftedPairs {
  private(set) var pairs: [CommonSequence.Pair] = []
  private var found: [Int?]

  /// Shifts pairs along the runs of equal numbers in the list `old`; the pairs must ascend in both lists.
  init(_ pairs: [CommonSequence.Pair], along old: [Int]) {
    found = Array(repeating: nil, count: old.count)
    for pair in pairs { found[pair.old] = pair.new }
    var start = 0
    var before = (old: -1, new: -1)
    while start < old.count {
      let end = old[start...].firstIndex { $0 != old[start] } ?? old.count
      let room = { (first: Int) in (first - before.new - 1) - (start - before.old - 1) }
      slide(start..<end, room)
      if let last = (start..<end).last(where: { found[$0] != nil }), let new = found[last] {
        before = (last, new)
      }
      start = end
    }
    for (old, new) in found.enumerated() {
      if let new { self.pairs.append((old: old, new: new)) }
    }
  }

  /// Shifts the unpaired numbers of the run `stretch` to places where the new list has unpaired numbers, too.
  ///
  /// Such places lie between the numbers paired with the run, and before the first of them; `roomBefore` counts those before it.
  private mutating func slide(_ stretch: Range<Int>, _ roomBefore: (Int) -> Int) {
    let partners = found[stretch].compactMap(\.self)
    var extra = stretch.count - partners.count
    guard extra > 0, let first = partners.first else { return }
    for index in stretch { found[index] = nil }
    var index = stretch.lowerBound
    var room = roomBefore(first)
    for (partner, next) in zip(partners, partners.dropFirst() + [Int.max]) {
      let left = min(extra, max(0, room))
      (index, extra) = (index + left, extra - left)
      found[index] = partner
      index += 1
      room = next == Int.max ? 0 : next - partner - 1
    }
  }
}
