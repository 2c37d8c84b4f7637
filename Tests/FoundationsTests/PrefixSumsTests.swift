import SeededRandom
import Sequences
import Testing

@Suite struct PrefixSumsTests {
  @Test(arguments: 0..<40) func `equal the sums of an array`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var numbers = (0..<seed).map { _ in Int.random(in: -5...5, using: &random) }
    var sums = PrefixSums(numbers)
    for index in numbers.indices {
      numbers[index] += index
      sums.add(index, at: index)
    }
    #expect(sums.elements == numbers)
    for start in 0...seed {
      for end in start...seed {
        #expect(sums.sum(of: start..<end) == numbers[start..<end].reduce(0, +))
      }
    }
  }
}
