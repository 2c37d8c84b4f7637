/// Pieces of lines that were drawn before, by the look of their lanes.
///
/// A diagram has few looks and many lines. Of two looks that fall on the same place the later stays.
struct FragmentCache {
  private var entries: [(look: LaneLook, fragment: Fragment)?] = Array(repeating: nil, count: 256)

  /// The lanes of a line; drawn if they are not among those kept.
  mutating func fragment(of look: LaneLook, draw: (LaneLook) -> StyledText) -> Fragment {
    let index = Int(truncatingIfNeeded: look.fingerprint & 255)
    if let entry = entries[index], entry.look == look { return entry.fragment }
    let fragment = Fragment(draw(look))
    entries[index] = (look, fragment)
    return fragment
  }
}
