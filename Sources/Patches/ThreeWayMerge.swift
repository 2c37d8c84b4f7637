/// What becomes of lines that two people have changed, each from the same beginning.
///
/// Where only one of them has changed something, that is taken; stretches that both have changed, or
/// that touch each other, are conflicts, unless both have made them the same. After Khanna, Kunal and
/// Pierce, A Formal Investigation of Diff3 (2007).
package struct ThreeWayMerge {
  /// The lines of both, without those of a conflict.
  package private(set) var lines: [String] = []
  /// The lines of both; those of a conflict stand there twice, between lines that mark them.
  package private(set) var marked: [String] = []
  /// Where both have changed something else.
  package private(set) var conflicts: [Conflict] = []

  /// A stretch that both have changed.
  package struct Conflict: Equatable {
    /// The lines that both have begun with, from 0.
    package let base: Range<Int>
    /// What the first has made of them.
    package let first: [String]
    /// What the second has made of them.
    package let second: [String]
  }

  /// Merges what the first and the second have made of some lines.
  package init(of base: [String], _ first: [String], _ second: [String]) {
    let kept = (base.kept(in: first), base.kept(in: second))
    // How far each of the three has been read.
    var (start, one, two) = (0, 0, 0)
    for line in base.indices {
      guard let inFirst = kept.0[line], let inSecond = kept.1[line] else { continue }
      merge(base, start..<line, Array(first[one..<inFirst]), Array(second[two..<inSecond]))
      take([base[line]])
      (start, one, two) = (line + 1, inFirst + 1, inSecond + 1)
    }
    merge(base, start..<base.count, Array(first[one...]), Array(second[two...]))
  }

  /// Takes a stretch between lines that all three have.
  private mutating func merge(
    _ base: [String],
    _ range: Range<Int>,
    _ first: [String],
    _ second: [String]
  ) {
    let before = Array(base[range])
    if first == second || second == before {
      take(first)
    } else if first == before {
      take(second)
    } else {
      conflicts.append(Conflict(base: range, first: first, second: second))
      marked += [ThreeWayMerge.beginning] + first + ["======="] + second + [">>>>>>> the edition"]
    }
  }

  private mutating func take(_ taken: [String]) {
    lines += taken
    marked += taken
  }

  /// The line before a conflict.
  package static let beginning = "<<<<<<< the textbook"
}

extension [String] {
  /// For each line, the index at which it stands in other lines; nil for those that are not kept.
  fileprivate func kept(in other: [String]) -> [Int?] {
    var kept = [Int?](repeating: nil, count: count)
    for pair in LineMatches(map { $0[...] }, other.map { $0[...] }).pairs {
      kept[pair.old] = pair.new
    }
    return kept
  }
}
