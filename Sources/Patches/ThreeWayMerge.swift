import Sequences

extension [String] {
  /// Returns these lines with the changes that two texts make to them.
  ///
  /// A change that one text makes, or both texts make alike, is taken once. Different changes of both texts to the same or adjacent
  /// lines are a conflict, which appears as the lines of both texts between Git's markers `<<<<<<<`, `=======` and `>>>>>>>`;
  /// `labels` name the texts in the markers. After Khanna, Kunal and Pierce, A Formal Investigation of Diff3 (2007).
  ///
  /// - Complexity: Nearly O(*n*) in the number of lines.
  package func merging(
    _ first: [String],
    _ second: [String],
    labels: (first: String, second: String)
  ) -> [String] {
    var merged: [String] = []
    // The next line of each of the three texts.
    var (start, one, two) = (0, 0, 0)
    let matches = matches(in: first, and: second)
    for (line, inFirst, inSecond) in matches + [(count, first.count, second.count)] {
      let before = self[start..<line]
      let (firstLines, secondLines) = (first[one..<inFirst], second[two..<inSecond])
      if firstLines == secondLines || secondLines == before {
        merged += firstLines
      } else if firstLines == before {
        merged += secondLines
      } else {
        merged += ["<<<<<<< \(labels.first)"] + firstLines + ["======="]
        merged += secondLines + [">>>>>>> \(labels.second)"]
      }
      if line < count { merged.append(self[line]) }
      (start, one, two) = (line + 1, inFirst + 1, inSecond + 1)
    }
    return merged
  }

  /// Returns the indices of the lines that match in all three texts: in this text, in `first` and in `second`.
  private func matches(in first: [String], and second: [String]) -> [(Int, Int, Int)] {
    let (inFirst, inSecond) = (matches(in: first), matches(in: second))
    return indices.compactMap { line in
      guard let one = inFirst[line], let two = inSecond[line] else { return nil }
      return (line, one, two)
    }
  }

  /// Returns the index of the matching line in another text, for each line that has one.
  private func matches(in other: [String]) -> [Int: Int] {
    let pairs = CommonSequence(ofLines: map { $0[...] }, other.map { $0[...] }).pairs
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0.old, $0.new) })
  }
}
