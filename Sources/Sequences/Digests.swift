/// The checksum FNV-1a of Fowler, Noll and Vo, in 64 bits: it tells changed bytes from unchanged ones, but is no protection.
package struct Checksum: Hashable {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}

/// The SHA-256 digest of a collection of bytes, as defined by FIPS 180-4, <https://doi.org/10.6028/NIST.FIPS.180-4>.
package struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// Computes the digest of some bytes.
  package init(_ bytes: some Collection<UInt8>) {
    var padded = Array(bytes)
    let bitCount = UInt64(padded.count) * 8
    padded.append(0x80)
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bitCount >> $0) }
    for start in stride(from: 0, to: padded.count, by: 64) { add(padded[start..<start + 64]) }
  }

  /// The 32 bytes of the digest.
  package var bytes: [UInt8] {
    state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  /// The digest as 64 hexadecimal digits.
  package var text: String {
    state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func add(_ block: ArraySlice<UInt8>) {
    let schedule = SHA256.schedule(of: block)
    var mixed = state
    for (word, constant) in zip(schedule, SHA256.constants) {
      let (a, b, c) = (mixed[0], mixed[1], mixed[2])
      let (e, f, g) = (mixed[4], mixed[5], mixed[6])
      let choice = e & f ^ ~e & g
      let first = mixed[7] &+ e.rotated(6, 11, 25) &+ choice &+ constant &+ word
      let majority = a & b ^ a & c ^ b & c
      mixed = [first &+ a.rotated(2, 13, 22) &+ majority, a, b, c, mixed[3] &+ first, e, f, g]
    }
    state = zip(state, mixed).map { $0 &+ $1 }
  }

  private static func schedule(of block: ArraySlice<UInt8>) -> [UInt32] {
    let bytes = Array(block)
    var words = stride(from: 0, to: 64, by: 4).map { start in
      bytes[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let second = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    return words
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension UInt32 {
  fileprivate func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }

  fileprivate func rotated(_ first: UInt32, _ second: UInt32, _ third: UInt32) -> UInt32 {
    rotated(first) ^ rotated(second) ^ rotated(third)
  }
}
