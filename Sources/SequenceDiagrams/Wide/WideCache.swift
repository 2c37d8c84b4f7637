/// The lanes at both sides of an arrow, drawn before, by the look of the line.
struct WideCache {
  /// The lanes of a line around its arrow.
  struct Sides {
    /// The lanes up to the left end of the arrow.
    let before: Fragment
    /// The lanes from its right end on.
    let after: Fragment
    /// The column after the lane at the left end.
    let start: Int
    /// The column of the lane at the right end.
    let end: Int
  }

  private var looks: [LaneLook?] = Array(repeating: nil, count: 256)
  private var sides: [Sides?] = Array(repeating: nil, count: 256)

  /// The sides of a line; nil when they are not kept.
  ///
  /// Of two looks that fall into the same slot the later stays.
  subscript(look: LaneLook) -> Sides? {
    get {
      let index = WideCache.index(of: look)
      return looks[index] == look ? sides[index] : nil
    }
    set {
      let index = WideCache.index(of: look)
      looks[index] = look
      sides[index] = newValue
    }
  }

  private static func index(of look: LaneLook) -> Int {
    Int(truncatingIfNeeded: look.fingerprint & 255)
  }
}
