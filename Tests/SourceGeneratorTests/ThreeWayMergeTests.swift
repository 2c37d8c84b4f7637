import Patches
import TestSupport
import Testing

@Suite struct ThreeWayMergeTests {
  /// Merges texts in which each character is a line; a conflict is `<FIRST=SECOND>`.
  private func merged(_ base: String, _ first: String, _ second: String) -> String {
    func lines(_ text: String) -> [String] { text.map { String($0) } }
    let labels = ("first", "second")
    let merged = lines(base).merging(lines(first), lines(second), labels: labels)
    let signs = ["<<<<<<< first": "<", "=======": "=", ">>>>>>> second": ">"]
    return merged.map { signs[$0] ?? $0 }.joined()
  }

  @Test(arguments: [
    ("abcde", "abcde", "abcde"), ("aXcde", "abcde", "aXcde"), ("abcde", "abYde", "abYde"),
    ("aXcde", "abcYe", "aXcYe"), ("Xabcde", "abcdeY", "XabcdeY"), ("bcde", "abcd", "bcd"),
    ("aXcde", "aXcde", "aXcde"), ("abXcde", "abcYde", "abXcYde"), ("", "abcde", ""),
  ]) func `applies the changes of either side`(first: String, second: String, expected: String) {
    #expect(merged("abcde", first, second) == expected)
  }

  @Test(arguments: [
    // Both change a line, or adjacent lines; both add at one place; one removes a line that the other changes.
    ("aXcde", "aYcde", "a<X=Y>cde"), ("aXcde", "abYde", "a<Xc=bY>de"),
    ("abXcde", "abYcde", "ab<X=Y>cde"), ("abde", "abYde", "ab<=Y>de"), ("", "abXde", "<=abXde>"),
    ("aXXde", "aYdeZ", "a<XX=Y>deZ"),
  ]) func `keeps both versions of a conflict, and the lines around it`(
    first: String,
    second: String,
    expected: String
  ) {
    #expect(merged("abcde", first, second) == expected)
    #expect(merged("abcde", second, first) == swapped(expected))
  }

  private func swapped(_ merged: String) -> String {
    merged.replacing(/<([^=]*)=([^>]*)>/) { "<\($0.2)=\($0.1)>" }
  }

  @Test(arguments: Effort.cases(Array(0..<500))) func `applies the changes of one side unchanged`(
    seed: Int
  ) {
    var random = SplitMix64(seed: seed)
    func text() -> String {
      String(
        (0..<Int.random(in: 0...8, using: &random)).map { _ in
          "abc".randomElement(using: &random) ?? "a"
        }
      )
    }
    let (base, changed, other) = (text(), text(), text())
    #expect(merged(base, changed, base) == changed)
    #expect(merged(base, base, changed) == changed)
    #expect(merged(base, changed, changed) == changed)
    #expect(merged(base, other, changed) == swapped(merged(base, changed, other)))
  }
}
