import Patches
import Sequences

/// The difference of two lines, word by word.
package struct WordDiff: Hashable, Sendable {
  /// The words of both lines in order, adjacent words of the same kind joined; removed words come before their replacement.
  package let changes: [LineDiff.Change]

  package init(from expected: String, to got: String) {
    let words = LineDiff(from: WordDiff.words(of: expected), to: WordDiff.words(of: got)).changes
    changes = words.runs { [$0.isOld, $0.isNew] }.map { run in
      let text = run.map(\.line).joined()
      return switch run[run.startIndex] {
      case .same: .same(text)
      case .removed: .removed(text)
      case .added: .added(text)
      }
    }
  }

  /// Whether the lines have no word with a letter or digit in common, and are therefore better shown as a whole.
  package var isUnrelated: Bool {
    changes.allSatisfy { $0.isChange || !$0.line.contains(where: \.isPartOfWord) }
  }

  /// Returns the words of a line: each run of letters and digits is a word, and so is every other character.
  private static func words(of line: String) -> [String] {
    Array(line).runs(by: \.isPartOfWord).flatMap { run in
      run[run.startIndex].isPartOfWord ? [String(run)] : run.map { String($0) }
    }
  }
}
