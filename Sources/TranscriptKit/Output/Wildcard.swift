import Patches

/// A line with wildcards for a transcript, in place of output that varies from run to run.
package enum Wildcard {
  /// Returns the first changed line between two outputs of a command, with `[..]` for the part that varies.
  ///
  /// The line is `...` if the number of changed lines varies; nil for equal outputs.
  package static func line(between first: String, and second: String) -> String? {
    let changes = LineDiff(
      from: OutputText.plainLines(of: first).map(String.init),
      to: OutputText.plainLines(of: second).map(String.init)
    ).changes
    guard let start = changes.firstIndex(where: \.isChange) else { return nil }
    let changed = changes[start...].prefix(while: \.isChange)
    let (old, new) = (changed.filter(\.isOld), changed.filter(\.isNew))
    guard let before = old.first, let after = new.first, old.count == new.count else {
      return "..."
    }
    return joined(before.line, after.line)
  }

  /// Returns the common beginning of two lines, `[..]`, and their common end, both cut at whole words.
  ///
  /// Two or more blanks after the varying part belong to `[..]`.
  private static func joined(_ first: String, _ second: String) -> String {
    let (old, new) = (Array(first), Array(second))
    let limit = min(old.count, new.count)
    var head = (0..<limit).prefix { old[$0] == new[$0] }.count
    while head > 0, old[head - 1].isPartOfWord { head -= 1 }
    var tail = (0..<limit - head).prefix { old[old.count - 1 - $0] == new[new.count - 1 - $0] }
      .count
    while tail > 0, old[old.count - tail].isPartOfWord { tail -= 1 }
    let rest = old[(old.count - tail)...]
    let blanks = rest.prefix { $0 == " " }.count
    return String(old[..<head]) + "[..]" + String(rest.dropFirst(blanks > 1 ? blanks : 0))
  }
}

extension Character {
  var isPartOfWord: Bool { isLetter || isNumber }
}
