import Patches
import SeededRandom
import Testing

@Suite struct ThreeWayMergeTests {
  /// Merges texts in which each character is a line.
  private func merged(_ base: String, _ first: String, _ second: String) -> ThreeWayMerge {
    func lines(_ text: String) -> [String] { text.map { String($0) } }
    return ThreeWayMerge(of: lines(base), lines(first), lines(second))
  }

  @Test(arguments: [
    ("abcde", "abcde", "abcde"), ("aXcde", "abcde", "aXcde"), ("abcde", "abYde", "abYde"),
    ("aXcde", "abcYe", "aXcYe"), ("Xabcde", "abcdeY", "XabcdeY"), ("bcde", "abcd", "bcd"),
    ("aXcde", "aXcde", "aXcde"), ("abXcde", "abcYde", "abXcYde"), ("", "abcde", ""),
  ]) func `applies the changes of either side`(first: String, second: String, expected: String) {
    let merge = merged("abcde", first, second)
    #expect(merge.conflicts == [])
    #expect(merge.lines.joined() == expected)
  }

  @Test(arguments: [
    // Both change a line, or adjacent lines; both add at one place; one removes a line that the other changes.
    ("aXcde", "aYcde", 1..<2), ("aXcde", "abYde", 1..<3), ("abXcde", "abYcde", 2..<2),
    ("abde", "abYde", 2..<3), ("", "abXde", 0..<5),
  ]) func `reports conflicting changes of both sides`(
    first: String,
    second: String,
    range: Range<Int>
  ) {
    #expect(merged("abcde", first, second).conflicts.map(\.base) == [range])
    #expect(merged("abcde", second, first).conflicts.map(\.base) == [range])
  }

  @Test func `keeps both versions of a conflict, and the lines around it`() throws {
    let merge = merged("abcde", "aXXde", "aYdeZ")
    let conflict = try #require(merge.conflicts.first)
    #expect(conflict.first == ["X", "X"])
    #expect(conflict.second == ["Y"])
    #expect(merge.lines == ["a", "d", "e", "Z"])
  }

  @Test(arguments: Effort.cases(Array(0..<500))) func `applies the changes of one side unchanged`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    func lines() -> [String] {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in
        String("abc".randomElement(using: &random) ?? "a")
      }
    }
    let (base, changed, other) = (lines(), lines(), lines())
    #expect(ThreeWayMerge(of: base, changed, base).lines == changed)
    #expect(ThreeWayMerge(of: base, base, changed).lines == changed)
    #expect(ThreeWayMerge(of: base, changed, changed).lines == changed)
    let (one, two) = (
      ThreeWayMerge(of: base, changed, other), ThreeWayMerge(of: base, other, changed)
    )
    #expect(one.lines == two.lines)
    #expect(one.conflicts.map(\.base) == two.conflicts.map(\.base))
  }
}
