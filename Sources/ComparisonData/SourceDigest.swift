import Stage

/// A digest of texts, such as the files of a variant: FNV-1a in 64 bits.
package struct SourceDigest: Hashable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Adds the UTF-8 bytes of a text, followed by a zero byte, to the digest.
  package mutating func add(_ text: String) {
    for byte in text.utf8 + [0] { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  package mutating func add(_ file: SourceFile) {
    add(file.name)
    for line in file.lines { add(line) }
  }

  /// The digest of the added texts as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
