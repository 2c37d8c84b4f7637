import Patches

/// A line that became another one, word by word.
package struct WordDiff: Hashable, Sendable {
  /// The words; what is removed comes before what is added.
  package let changes: [LineDiff.Change]

  /// Compares two lines.
  package init(from expected: String, to got: String) {
    let words = LineDiff(from: WordDiff.words(of: expected), to: WordDiff.words(of: got)).changes
    changes = words.reduce(into: []) { merged, change in
      if let joined = merged.last?.joined(with: change) {
        merged[merged.count - 1] = joined
      } else {
        merged.append(change)
      }
    }
  }

  /// Whether so little is the same that both lines are better read as wholes.
  package var isOther: Bool {
    let same = changes.filter { !$0.isChange }.reduce(0) { $0 + $1.wordCharacterCount }
    return same == 0
  }

  /// Letters and digits that stand together, and every other character alone.
  private static func words(of line: String) -> [String] {
    line.reduce(into: []) { words, character in
      let goesOn = character.isLetter || character.isNumber
      if goesOn, let last = words.last?.last, last.isLetter || last.isNumber {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
  }
}

extension LineDiff.Change {
  /// Both as one, when they stand on the same side; nil when they do not.
  fileprivate func joined(with next: LineDiff.Change) -> LineDiff.Change? {
    switch (self, next) {
    case (.same(let first), .same(let second)): .same(first + second)
    case (.removed(let first), .removed(let second)): .removed(first + second)
    case (.added(let first), .added(let second)): .added(first + second)
    default: nil
    }
  }

  fileprivate var wordCharacterCount: Int { line.count { $0.isLetter || $0.isNumber } }
}
