import Patches
import SeededRandom
import Testing
import TranscriptKit

struct WordDiffTests {
  private func marked(_ old: String, _ new: String) -> String {
    WordDiff(from: old, to: new).changes.map { change in
      switch change {
      case .same(let words): words
      case .removed(let words): "[-\(words)-]"
      case .added(let words): "{+\(words)+}"
      }
    }.joined()
  }

  @Test(arguments: [
    ("MacBook Air M4", "MacBook Air M3", "MacBook Air [-M4-]{+M3+}"),
    ("a b", "a b", "a b"),
    ("", "a", "{+a+}"),
    ("맥북 에어", "맥북 프로", "맥북 [-에어-]{+프로+}"),
  ])
  func `marks words`(old: String, new: String, text: String) { #expect(marked(old, new) == text) }

  @Test func `reports lines without a common word`() {
    #expect(WordDiff(from: "one two", to: "three four").isUnrelated)
    #expect(!WordDiff(from: "one two", to: "one four").isUnrelated)
  }

  @Test func `holds both lines of any pair`() {
    var random = SplitMix64(seed: 3)
    let words = ["a", "bc", " ", "한", "\u{301}", "-", "1", "🙂"]
    for _ in 0..<500 {
      let lines = (0..<2).map { _ in
        (0..<Int.random(in: 0...8, using: &random)).map { _ in
          words.randomElement(using: &random) ?? ""
        }.joined()
      }
      let changes = WordDiff(from: lines[0], to: lines[1]).changes
      #expect(Array(changes.filter(\.isOld).map(\.line).joined().utf8) == Array(lines[0].utf8))
      #expect(Array(changes.filter(\.isNew).map(\.line).joined().utf8) == Array(lines[1].utf8))
    }
  }
}
