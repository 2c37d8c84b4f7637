import Sequences

/// The lines that two texts have in common, paired such that they have the same order in both texts.
///
/// First the equal lines at both ends of the texts are paired. If at most 512 lines of both texts together lie between them, these
/// are compared by Myers' method. Otherwise the lines that occur exactly once in each text are paired, as in Bram Cohen's patience
/// diff, and the stretches between these pairs are compared in the same way, but only once: more than 512 lines between the equal
/// ends of a stretch stay unpaired, so that the time stays nearly linear.
package struct LineMatches {
  /// The position of a common line in the old and in the new text.
  package struct Pair: Equatable {
    /// The index of the line in the old text, from 0.
    package let old: Int
    /// The index of the line in the new text, from 0.
    package let new: Int
  }

  /// The maximum number of lines, of both texts together, that are compared by Myers' method.
  private static let maximumMyersLines = 512

  /// The pairs of common lines, in the order of the texts.
  package private(set) var pairs: [Pair] = []
  private let old: [Int]
  private let new: [Int]

  /// Finds the common lines of an old and a new text; lines are equal if their bytes are.
  package init(_ old: [Substring], _ new: [Substring]) {
    var known: [[UInt8]: Int] = [:]
    self.old = LineMatches.numbers(of: old, &known)
    self.new = LineMatches.numbers(of: new, &known)
    match(self.old.indices, self.new.indices, isWhole: true)
  }

  /// Returns a number for each line, equal for lines with equal bytes; adds the numbers of new lines to `known`.
  private static func numbers(of lines: [Substring], _ known: inout [[UInt8]: Int]) -> [Int] {
    lines.map { line in
      let bytes = Array(line.utf8)
      let number = known[bytes] ?? known.count
      known[bytes] = number
      return number
    }
  }

  private mutating func match(_ rows: Range<Int>, _ columns: Range<Int>, isWhole: Bool) {
    let limit = min(rows.count, columns.count)
    let head = (0..<limit).prefix {
      old[rows.lowerBound + $0] == new[columns.lowerBound + $0]
    }.count
    let tail = (1..<limit - head + 1).prefix {
      old[rows.upperBound - $0] == new[columns.upperBound - $0]
    }.count
    append(rows.prefix(head), columns.prefix(head))
    matchMiddle(
      rows.dropFirst(head).dropLast(tail),
      columns.dropFirst(head).dropLast(tail),
      isWhole: isWhole
    )
    append(rows.suffix(tail), columns.suffix(tail))
  }

  private mutating func matchMiddle(_ rows: Range<Int>, _ columns: Range<Int>, isWhole: Bool) {
    if rows.count + columns.count <= LineMatches.maximumMyersLines {
      matchByMyers(rows, columns)
    } else if isWhole {
      var (row, column) = (rows.lowerBound, columns.lowerBound)
      let end = Pair(old: rows.upperBound, new: columns.upperBound)
      for anchor in UniqueCommonLines(old[rows], new[columns]).pairs + [end] {
        match(row..<anchor.old, column..<anchor.new, isWhole: false)
        if anchor != end { pairs.append(anchor) }
        (row, column) = (anchor.old + 1, anchor.new + 1)
      }
    }
  }

  private mutating func matchByMyers(_ rows: Range<Int>, _ columns: Range<Int>) {
    let difference = new[columns].difference(from: old[rows])
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    append(
      rows.filter { !removed.contains($0 - rows.lowerBound) },
      columns.filter { !inserted.contains($0 - columns.lowerBound) }
    )
  }

  private mutating func append(_ rows: some Sequence<Int>, _ columns: some Sequence<Int>) {
    pairs += zip(rows, columns).map { Pair(old: $0, new: $1) }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

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
