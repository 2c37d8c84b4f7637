import Testing

@testable import SequenceDiagrams

@Suite struct DirectMappedCacheTests {
  @Test func `keeps a value for each slot`() {
    var cache = DirectMappedCache<Key, String>(slots: 4)
    for number in 0..<4 { cache[Key(number: number)] = "\(number)" }
    #expect((0..<4).map { cache[Key(number: $0)] } == ["0", "1", "2", "3"])
  }

  @Test func `forgets the earlier of two keys in one slot`() {
    var cache = DirectMappedCache<Key, String>(slots: 4)
    cache[Key(number: 1)] = "earlier"
    cache[Key(number: 5)] = "later"
    #expect(cache[Key(number: 1)] == nil)
    #expect(cache[Key(number: 5)] == "later")
  }

  @Test func `grows before it forgets, up to its slots`() {
    var cache = DirectMappedCache<Key, String>(slots: 64)
    for number in [1, 17, 33, 65] { cache[Key(number: number)] = "\(number)" }
    #expect([1, 17, 33, 65].map { cache[Key(number: $0)] } == [nil, "17", "33", "65"])
  }

  private struct Key: Fingerprinted {
    let number: Int
    var fingerprint: UInt64 { UInt64(number) }
  }
}
