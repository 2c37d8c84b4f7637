import Sequences

/// A three-way merge of the changes that two texts make to the lines of their common base.
///
/// A change that one text makes, or both texts make alike, is taken once. Different changes of both texts to the same or adjacent
/// lines are a conflict. After Khanna, Kunal and Pierce, A Formal Investigation of Diff3 (2007).
package struct ThreeWayMerge {
  /// The merged lines, without the lines that are in conflict.
  package private(set) var lines: [String] = []
  /// The merged lines; a conflict appears as the lines of both texts between Git's markers `<<<<<<<`, `=======` and `>>>>>>>`.
  package private(set) var marked: [String] = []
  /// The conflicts between the two texts, in the order of the base's lines.
  package private(set) var conflicts: [Conflict] = []
  private let labels: (first: String, second: String)

  /// A range of the base's lines that the two texts replace by different lines.
  package struct Conflict: Equatable {
    /// The indices, from 0, of the replaced lines in the base; empty where both texts only insert lines.
    package let base: Range<Int>
    /// The lines by which the first text replaces the range; empty if it removes the range.
    package let first: [String]
    /// The lines by which the second text replaces the range; empty if it removes the range.
    package let second: [String]
  }

  /// Merges the changes that two texts make to their common base; `labels` name the texts in the markers of conflicts.
  ///
  /// - Complexity: Nearly O(*n*) in the number of lines.
  package init(
    of base: [String],
    _ first: [String],
    _ second: [String],
    labels: (first: String, second: String) = ("first", "second")
  ) {
    self.labels = labels
    let kept = (base.matchedIndices(in: first), base.matchedIndices(in: second))
    // The next line of each of the three texts.
    var (start, one, two) = (0, 0, 0)
    for line in base.indices {
      guard let inFirst = kept.0[line], let inSecond = kept.1[line] else { continue }
      merge(base, start..<line, Array(first[one..<inFirst]), Array(second[two..<inSecond]))
      append([base[line]])
      (start, one, two) = (line + 1, inFirst + 1, inSecond + 1)
    }
    merge(base, start..<base.count, Array(first[one...]), Array(second[two...]))
  }

  /// Merges one part: the base's lines `range`, which the two texts replace by the lines `first` and `second`.
  private mutating func merge(
    _ base: [String],
    _ range: Range<Int>,
    _ first: [String],
    _ second: [String]
  ) {
    let before = Array(base[range])
    if first == second || second == before {
      append(first)
    } else if first == before {
      append(second)
    } else {
      conflicts.append(Conflict(base: range, first: first, second: second))
      marked += ["<<<<<<< \(labels.first)"] + first + ["======="]
      marked += second + [">>>>>>> \(labels.second)"]
    }
  }

  private mutating func append(_ taken: [String]) {
    lines += taken
    marked += taken
  }
}

extension [String] {
  /// Returns, for each line, the index of the matching line in another text; nil for a line without a match.
  fileprivate func matchedIndices(in other: [String]) -> [Int?] {
    var kept = [Int?](repeating: nil, count: count)
    let pairs = CommonSequence(ofLines: map { $0[...] }, other.map { $0[...] }).pairs
    for pair in pairs { kept[pair.old] = pair.new }
    return kept
  }
}
