import Patches
import TestSupport
import Testing

struct LineDiffTests {
  @Test(arguments: [
    ("a b c", "a x c", " a,-b,+x, c"), ("", "a", "+a"), ("a", "", "-a"), ("", "", ""),
    ("a b c d", "b c d e", "-a, b, c, d,+e"), ("a a a", "a a", " a, a,-a"),
    ("a b", "x y", "-a,-b,+x,+y"),
  ])
  func `lists the changes`(expected: String, got: String, text: String) {
    let diff = LineDiff(from: words(expected), to: words(got))
    #expect(diff.changes.map(\.text).joined(separator: ",") == text)
    #expect(diff.isEmpty == (expected == got))
  }

  @Test func `compares bytes`() {
    #expect(!LineDiff(from: ["\u{E9}"], to: ["e\u{301}"]).isEmpty)
  }

  @Test(arguments: [(3, 12), (3, 40), (40, 700), (5_000, 3_000)])
  func `applied to one side gives the other`(letters: Int, length: Int) {
    var random = SplitMix64(seed: UInt64(letters))
    for _ in 0..<(length < 100 ? 500 : 10) {
      let expected = lines(letters, length, &random)
      let got = mutated(expected, letters, &random)
      let diff = LineDiff(from: expected, to: got)
      #expect(side(of: diff, where: \.isOld) == expected)
      #expect(side(of: diff, where: \.isNew) == got)
    }
  }

  @Test func `is small where few lines of many changed`() {
    let expected = (0..<20_000).map(String.init)
    var got = expected
    got[5] = "x"
    got.remove(at: 10_000)
    got.insert("y", at: 15_000)
    #expect(LineDiff(from: expected, to: got).changes.count(where: \.isChange) == 4)
  }

  @Test func `replaces long texts that share repeated lines only`() {
    let expected = (0..<50_000).map { $0.isMultiple(of: 2) ? "a" : "b" }
    let got = (0..<50_000).map { $0.isMultiple(of: 3) ? "b" : "a" }
    let diff = LineDiff(from: expected, to: got)
    #expect(side(of: diff, where: \.isOld) == expected)
    #expect(side(of: diff, where: \.isNew) == got)
  }

  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  private func lines(_ letters: Int, _ upTo: Int, _ random: inout SplitMix64) -> [String] {
    (0..<Int.random(in: 0...upTo, using: &random)).map { _ in
      String(Int.random(in: 0..<letters, using: &random))
    }
  }

  private func mutated(
    _ lines: [String],
    _ letters: Int,
    _ random: inout SplitMix64
  ) -> [String] {
    lines.flatMap { line -> [String] in
      switch Int.random(in: 0..<10, using: &random) {
      case 0: []
      case 1: [line, String(Int.random(in: 0..<letters, using: &random))]
      case 2: [String(Int.random(in: 0..<letters, using: &random))]
      default: [line]
      }
    }
  }

  private func side(of diff: LineDiff, where isThere: (LineDiff.Change) -> Bool) -> [String] {
    diff.changes.filter(isThere).map { String($0.text.dropFirst()) }
  }
}
