/// Makes inputs by a few small changes to those of a corpus.
///
/// The same corpus and seed give the same inputs.
public struct Mutator {
  private let corpus: [[UInt8]]
  private var random: SplitMix64

  /// The maximum length of an input in bytes; longer ones are cut.
  private static let longestInput = 1 << 16

  /// Creates a mutator of a corpus that is not empty.
  public init(_ corpus: [[UInt8]], seed: some BinaryInteger) {
    self.corpus = corpus
    random = SplitMix64(seed: seed)
  }

  /// Returns the next input.
  public mutating func next() -> [UInt8] {
    var bytes = one(of: corpus)
    for _ in 0...below(4) { change(&bytes) }
    return Array(bytes.prefix(Self.longestInput))
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    switch below(12) {
    case 0 where !bytes.isEmpty: bytes[below(bytes.count)] ^= UInt8(1 << below(8))
    case 1: bytes.removeSubrange(range(in: bytes))
    case 2: bytes.insert(contentsOf: one(of: Self.scraps), at: below(bytes.count + 1))
    case 3: repeatChunk(of: &bytes)
    case 4: splice(&bytes)
    case 5: bytes.removeSubrange(line(of: bytes))
    case 6: bytes.insert(contentsOf: bytes[line(of: bytes)], at: line(of: bytes).lowerBound)
    case 7: bytes.replaceSubrange(line(of: bytes), with: bytes[line(of: bytes)])
    case 8: replaceNumber(in: &bytes)
    case 9: bytes.insert(one(of: Self.controls), at: below(bytes.count + 1))
    case 10: bytes.insert(contentsOf: nesting(), at: below(bytes.count + 1))
    default: bytes.removeSubrange(below(bytes.count + 1)...)
    }
  }
}

// MARK: - Changes

extension Mutator {
  private mutating func repeatChunk(of bytes: inout [UInt8]) {
    let range = range(in: bytes)
    let chunk = (0..<below(60)).flatMap { _ in bytes[range] }
    bytes.insert(contentsOf: chunk.prefix(Self.longestInput), at: range.upperBound)
  }

  /// Joins a beginning of `bytes` with an end of another input.
  private mutating func splice(_ bytes: inout [UInt8]) {
    let other = one(of: corpus)
    bytes = bytes.prefix(below(bytes.count + 1)) + other.suffix(below(other.count + 1))
  }

  private mutating func replaceNumber(in bytes: inout [UInt8]) {
    let start = below(bytes.count + 1)
    guard let first = bytes[start...].firstIndex(where: \.isDigit) else { return }
    let end = bytes[first...].firstIndex { !$0.isDigit } ?? bytes.endIndex
    bytes.replaceSubrange(first..<end, with: one(of: Self.numbers).utf8)
  }

  private mutating func nesting() -> [UInt8] {
    let opening = one(of: ["[", "{\"a\":", "(", "  ", "> ", "\"", "- ", "`", "\\"])
    return (0..<below(300)).flatMap { _ in opening.utf8 }
  }
}

// MARK: - Choices

extension Mutator {
  /// Limits of integer types, and texts that resemble numbers.
  public static let numbers: [String] = {
    var numbers = ["", "-", "-0", "+0", "+1", "1e9", "0x1", "1.5", "٣", "７", "00", "nan", "inf"]
    for bits in [8, 16, 32] {
      let limit = 1 << bits
      numbers += [-limit / 2 - 1, -limit / 2, limit / 2 - 1, limit / 2, limit - 1, limit]
        .map { "\($0)" }
    }
    numbers += [Int.min, .min + 1, .max - 1, .max, -1, 0, 1, 2].map { "\($0)" }
    numbers += ["-9223372036854775809", "9223372036854775808"]
    numbers += ["\(UInt64.max)", "18446744073709551616", "9007199254740992", "9007199254740993"]
    return numbers + [String(repeating: "9", count: 400)]
  }()

  private static let controls: [UInt8] = Array(0..<0x20) + [0x7F, 0x80, 0x9B, 0xC2, 0xFF]

  private static let scraps: [[UInt8]] = [
    "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{9B}31m", "\u{202E}", "\u{FEFF}", "\u{2028}", "\u{0}",
    "\r\n",
    "\r", "\n\n", "\t", "\\u{1B}", "\\u001b", "\\", "\"", "'", "`", "```", "```console\n",
    "viper> ",
    "$ viperlab ", "...", "[..]", "<!-- ", " -->", "-> ", "-->", "~>", "-x", "->*", " ^1", "=",
    "==",
    "lanes ", "{", "}", "[", "]", ",", ":", ";", "#", "%", "$(", "/../", "/dev/zero", "~", "한글",
    "👨‍👩‍👧", "e\u{301}", "\u{301}\u{301}\u{301}", "--", "-c", "=null", "true", "{\"viperlab\":1}\n",
  ].map { Array($0.utf8) }

  private mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<max(1, limit), using: &random)
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = below(bytes.count + 1)
    return start..<min(bytes.count, start + below(40))
  }

  private mutating func line(of bytes: [UInt8]) -> Range<Int> {
    let index = below(bytes.count)
    let start = bytes[..<min(index, bytes.count)].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex(of: 10).map { $0 + 1 } ?? bytes.count
    return start..<end
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (48...57).contains(self) }
}

// MARK: - Random numbers

/// A small random number generator with the same numbers for a seed on every machine.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator from a seed.
  public init(seed: some BinaryInteger) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  /// Returns the next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
