import Patches
import PrintableText

/// A difference in the form of `diff -u`.
struct UnifiedDiff {
  /// The hunks, each behind the line numbers of both sides; every line ends in LF.
  let text: String

  /// Writes a difference that begins at these lines of the two files, from 1.
  init(_ diff: LineDiff, expectedLine: Int, actualLine: Int, context: Int) {
    text = diff.hunks(context: context, oldLine: expectedLine, newLine: actualLine).map(\.text)
      .joined()
  }

  static func header(path: String) -> String {
    let path = path.visible
    return "--- \(path)\n+++ \(path) (now)\n"
  }
}
