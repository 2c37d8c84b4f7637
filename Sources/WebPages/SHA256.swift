/// The SHA-256 digest of a text, by which a page's content security policy permits its script and its style sheet.
///
/// FIPS 180-4, "Secure Hash Standard", <https://doi.org/10.6028/NIST.FIPS.180-4>.
struct SHA256 {
  /// The 32 bytes of the digest.
  let bytes: [UInt8]

  /// Computes the digest of the UTF-8 bytes of a text.
  init(_ text: String) {
    var state: [UInt32] = [
      0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
    ]
    let message = SHA256.padded(Array(text.utf8))
    for start in stride(from: 0, to: message.count, by: 64) {
      let rounds = SHA256.mixed(state, with: message[start..<start + 64])
      state = zip(state, rounds).map { $0 &+ $1 }
    }
    bytes = state.flatMap(\.bytes)
  }

  /// The digest as a source of a content security policy: `sha256-` and the digest in Base64.
  var policySource: String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count, by: 3).reduce(into: "sha256-") { text, start in
      let group = bytes[start..<Swift.min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        text.append(index <= group.count ? digits[bits >> (18 - 6 * index) & 63] : "=")
      }
    }
  }
}

extension SHA256 {
  /// Returns the bytes, a one bit, zero bits, and the number of bits as 64 bits: together a multiple of 64 bytes.
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    let zeros = 63 - (bytes.count + 8) % 64
    return bytes + [0x80] + Array(repeating: 0, count: zeros)
      + UInt32(bytes.count >> 29).bytes + UInt32(truncatingIfNeeded: bytes.count << 3).bytes
  }

  /// Returns the eight words after the 64 rounds for a block of 64 bytes.
  private static func mixed(_ state: [UInt32], with block: ArraySlice<UInt8>) -> [UInt32] {
    var words = state
    for (constant, input) in zip(constants, schedule(block)) {
      let (a, e) = (words[0], words[4])
      let choice = (e & words[5]) ^ (~e & words[6])
      let majority = (a & words[1]) ^ (a & words[2]) ^ (words[1] & words[2])
      let first = words[7] &+ e.rotations(6, 11, 25) &+ choice &+ constant &+ input
      words = [first &+ a.rotations(2, 13, 22) &+ majority] + words.dropLast()
      words[4] = words[4] &+ first
    }
    return words
  }

  private static func schedule(_ block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (near, far) = (words[index - 2], words[index - 15])
      let mixed = near.rotations(17, 19) ^ near >> 10
      words.append(
        words[index - 16] &+ (far.rotations(7, 18) ^ far >> 3) &+ words[index - 7] &+ mixed
      )
    }
    return words
  }

  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
    0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}

extension UInt32 {
  /// The four bytes of the number, the most significant first.
  fileprivate var bytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> UInt32($0)) }
  }

  /// Returns the exclusive or of this number rotated to the right by each of some numbers of bits.
  fileprivate func rotations(_ counts: UInt32...) -> UInt32 {
    counts.reduce(0) { $0 ^ (self >> $1 | self << (32 - $1)) }
  }
}
