import Patches

struct UnifiedDiff {
  /// The groups of changed lines, each below a line with its line numbers in both texts; every line ends in LF.
  let text: String

  /// Writes a difference of two texts that begin at `expectedLine` and `actualLine` of their files, from 1; `context`
  /// is the number of unchanged lines around a change.
  init(_ diff: LineDiff, expectedLine: Int, actualLine: Int, context: Int) {
    text = diff.hunks(context: context, oldLine: expectedLine, newLine: actualLine).map(\.text)
      .joined()
  }

  static func header(path: String) -> String {
    let path = path.visible
    return "--- \(path)\n+++ \(path) (now)\n"
  }
}
