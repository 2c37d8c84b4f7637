import Patches
import PrintableText

/// A difference as text: only what changed, with some lines around it.
struct UnifiedDiff {
  /// The parts, each begun by the line numbers of both sides; every line ends in LF.
  let text: String

  /// Writes a difference whose lines begin in these lines of their files, counted from 1.
  init(_ diff: LineDiff, expectedLine: Int, gotLine: Int, context: Int) {
    text = diff.hunks(context: context, oldLine: expectedLine, newLine: gotLine).map(\.text)
      .joined()
  }

  /// The two lines that begin the difference of a file.
  static func header(path: String) -> String {
    let path = path.visible
    return "--- \(path)\n+++ \(path) (now)\n"
  }
}
