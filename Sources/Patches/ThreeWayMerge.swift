/// A three-way merge of lines.
///
/// Changes of one side only are taken. Changes of both sides to the same or adjacent lines are a conflict, unless they
/// are equal. After Khanna, Kunal and Pierce, A Formal Investigation of Diff3 (2007).
package struct ThreeWayMerge {
  /// The merged lines, without the lines of conflicts.
  package private(set) var lines: [String] = []
  /// The merged lines; each conflict has the lines of both sides between markers.
  package private(set) var marked: [String] = []
  /// The conflicts, in the order of the lines.
  package private(set) var conflicts: [Conflict] = []
  private let labels: (first: String, second: String)

  /// Lines that both sides have changed differently.
  package struct Conflict: Equatable {
    /// The range of the lines in the base, from 0.
    package let base: Range<Int>
    /// The lines of the first side.
    package let first: [String]
    /// The lines of the second side.
    package let second: [String]
  }

  /// Merges the changes of two texts to their common base.
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

  /// Merges the lines between two lines that all three texts share.
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
  /// Returns the index of each line in another text; nil for a line that the other text lacks.
  fileprivate func matchedIndices(in other: [String]) -> [Int?] {
    var kept = [Int?](repeating: nil, count: count)
    let pairs = LineMatches(map { $0[...] }, other.map { $0[...] }).pairs
    for pair in pairs { kept[pair.old] = pair.new }
    return kept
  }
}
