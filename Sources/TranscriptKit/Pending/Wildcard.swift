import Patches

/// The line to write in a page where the output varies from run to run.
package struct Wildcard: Equatable, Sendable {
  /// The line with `[..]` for the part that varies, or `...` where the number of lines varies.
  package let line: String

  /// Finds the line for the first change between two outputs; nil where they are the same.
  package init?(between first: String, and second: String) {
    let changes = LineDiff(
      from: OutputText.plainLines(of: first).map(String.init),
      to: OutputText.plainLines(of: second).map(String.init)
    ).changes
    guard let start = changes.firstIndex(where: \.isChange) else { return nil }
    let changed = changes[start...].prefix(while: \.isChange)
    let (old, new) = (changed.filter(\.isOld), changed.filter(\.isNew))
    guard let before = old.first, let after = new.first, old.count == new.count else {
      line = "..."
      return
    }
    line = Wildcard.joined(before.line, after.line)
  }

  /// Returns the common text at both ends of two lines around `[..]`, cut at whole words; blanks that fill a column
  /// belong to `[..]`.
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
  /// Whether a word continues with this character, so that it must not be cut there.
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
