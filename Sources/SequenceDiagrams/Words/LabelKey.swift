/// What decides how the words of an ordinary row are shortened.
struct LabelKey: Fingerprinted {
  /// The words in full.
  let words: String
  /// Values are shortened in another way than messages.
  let isAnswer: Bool
  /// The columns there are, or what decides how many.
  let number: Int

  /// A number made of the words (by FNV-1a) and the number.
  var fingerprint: UInt64 {
    var hash = UInt64(truncatingIfNeeded: words.utf8.count &+ number &* 31)
    for byte in words.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }
}
