import SeededRandom

extension SplitMix64 {
  /// Returns up to `count` random elements of `choices`, joined by LF.
  mutating func lines(of choices: [String], upTo count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in
      choices.randomElement(using: &self) ?? ""
    }.joined(separator: "\n")
  }
}
