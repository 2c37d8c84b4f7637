import Patches

/// The line to write where an answer is not the same each time.
package struct Wildcard: Equatable, Sendable {
  /// What stands in the page: with `[..]` for what varies, or `...` where whole lines do.
  package let line: String

  /// Finds it for the two sides of a difference; nil when they are the same.
  package init?(between first: String, and second: String) {
    let changes = LineDiff(
      from: OutputText.plainLines(of: first).map(String.init),
      to: OutputText.plainLines(of: second).map(String.init)
    ).changes
    guard let start = changes.firstIndex(where: \.isChange) else { return nil }
    let changed = changes[start...].prefix(while: \.isChange)
    let (old, new) = (changed.filter(\.isExpected), changed.filter(\.isGot))
    guard let before = old.first, let after = new.first, old.count == new.count else {
      line = "..."
      return
    }
    line = Wildcard.joined(before.line, after.line)
  }

  /// What two lines have in common at both ends, cut at whole words; blanks that fill a column belong to what
  /// varies before them.
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
  /// Whether what varies would be cut in two before or behind it.
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
