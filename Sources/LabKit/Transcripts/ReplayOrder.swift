struct ReplayOrder {
  /// The seed of the shuffled order; nil for the order of names.
  let seed: Int?

  /// Returns the indices of `count` transcripts in the order in which a repetition, from 1, replays them.
  ///
  /// With a seed, each repetition has its own order.
  func indices(_ count: Int, repetition: Int) -> [Int] {
    guard let seed else { return Array(0..<count) }
    var random = Random(state: UInt64(bitPattern: Int64(seed)))
    for _ in 1..<max(1, repetition) { random.state = random.next() }
    return Array(0..<count).shuffled(using: &random)
  }

  /// A generator of random numbers: SplitMix64, by Guy Steele, Doug Lea and Christine Flood.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var bits = state
      bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
      bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
      return bits ^ bits >> 31
    }
  }
}
