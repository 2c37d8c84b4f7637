/// Writes the program of a seed to the standard output; the seed is 1 by default.
///
///     WriteClasses SEED
@main struct WriteClasses {
  static func main() {
    let seed = CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
    var classes = RandomClasses(seed: seed)
    print(classes.program)
  }
}

/// A random number generator with a seed: Marsaglia's xorshift with the shifts 13, 7 and 17.
struct Xorshift: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = (seed &* 0x9E37_79B9_7F4A_7C15) | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
