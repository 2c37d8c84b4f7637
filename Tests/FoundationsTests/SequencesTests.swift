import TestSupport
import Testing

@testable import Sequences

@Suite struct SequencesTests {
  @Test func `finds where a condition begins to hold`() {
    #expect([1, 3, 5].partitionPoint { $0 >= 3 } == 1)
    #expect([1, 3, 5].partitionPoint { $0 > 9 } == 3)
    #expect([1, 3, 5][1...].partitionPoint { $0 > 0 } == 1)
    #expect([Int]().partitionPoint { _ in true } == 0)
  }

  @Test func `finds an element by its key`() {
    let pairs = [(1, "a"), (4, "b"), (9, "c")]
    #expect(pairs.firstIndex(of: 4) { $0.0 } == 1)
    #expect(pairs.firstIndex(of: 5) { $0.0 } == nil)
    #expect(pairs.firstIndex(of: 10) { $0.0 } == nil)
  }

  @Test(arguments: 0..<50) func `finds a longest increasing subsequence`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let numbers = (0..<12).map { _ in Int.random(in: 0...15, using: &random) }
    let found = numbers.longestIncreasingSubsequence { $0 }
    #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
    var rest = numbers[...]
    for number in found {
      guard let index = rest.firstIndex(of: number) else {
        Issue.record("\(found) is not in \(numbers)")
        return
      }
      rest = rest[(index + 1)...]
    }
    #expect(found.count == longest(in: numbers))
  }

  @Test func `finds the runs of neighbours with the same key`() {
    #expect(
      ["a", "ab", "b", "c"].runs { $0.first }.map(Array.init) == [["a", "ab"], ["b"], ["c"]]
    )
    #expect([Int]().runs { $0 }.isEmpty)
  }

  /// Returns the length by quadratic search over all pairs of elements.
  private func longest(in numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = lengths.indices.filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.append((before.max() ?? 0) + 1)
      #expect(lengths.count == index + 1)
    }
    return lengths.max() ?? 0
  }
}

@Suite struct StackTests {
  @Test func `returns the last element first`() {
    var stack = Stack<Int>()
    #expect(stack.popLast() == nil)
    for number in 1...3 { stack.append(number) }
    #expect(stack.elements == [1, 2, 3])
    #expect(stack.popLast() == 3)
    #expect(stack.elements == [1, 2])
  }

  @Test func `a copy keeps its elements when the original changes`() {
    var stack = Stack<Int>()
    stack.append(1)
    let copy = stack
    stack.append(2)
    _ = stack.popLast()
    _ = stack.popLast()
    #expect(stack.elements.isEmpty)
    #expect(copy.elements == [1])
  }

  @Test func `releases a million elements without recursion`() {
    var stack = Stack<Int>()
    for number in 0..<1_000_000 { stack.append(number) }
    let copy = stack
    stack = Stack()
    #expect(copy.elements.count == 1_000_000)
  }
}

struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `gives the digests of the standard`(text: String, digest: String) {
    #expect(SHA256(text.utf8).text == digest)
  }
}

@Suite struct NearestWordTests {
  private let commands = [
    "load", "open", "tap", "trace", "diagram", "lesson", "lessons", "heal", "help", "last", "list",
  ]

  static let meant: [(String, String?)] = [
    ("lode", "load"), ("laod", "load"), ("opne", "open"), ("OPEN", "open"), ("trae", "trace"),
    ("diagrm", "diagram"), ("lesso", "lesson"), ("hepl", "help"), ("lsit", "list"), ("x", nil),
    ("banana", nil), ("", nil),
  ]

  @Test(arguments: meant)
  func `names the word that was meant, or none`(typed: String, word: String?) {
    #expect(typed.nearest(in: commands) == word)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("view", "viwe", 1), ("kitten", "sitting", 3),
    ("로드", "로그", 1),
  ])
  func `counts the slips between two words`(first: String, second: String, count: Int) {
    #expect(EditDistance(first, second).count == count)
    #expect(EditDistance(second, first).count == count)
  }
}
