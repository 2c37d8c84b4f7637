import Patches

/// The difference of two lines, word by word.
package struct WordDiff: Hashable, Sendable {
  /// The words of both lines in order, adjacent words of the same kind joined; removed words come before their replacement.
  package let changes: [LineDiff.Change]

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

  /// Whether the lines have no word with a letter or digit in common, and are therefore better shown as a whole.
  package var isUnrelated: Bool {
    changes.allSatisfy { $0.isChange || !$0.line.contains { $0.isLetter || $0.isNumber } }
  }

  /// Returns the words of a line: each run of letters and digits is a word, and so is every other character.
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
  fileprivate func joined(with next: LineDiff.Change) -> LineDiff.Change? {
    switch (self, next) {
    case (.same(let first), .same(let second)): .same(first + second)
    case (.removed(let first), .removed(let second)): .removed(first + second)
    case (.added(let first), .added(let second)): .added(first + second)
    default: nil
    }
  }
}
