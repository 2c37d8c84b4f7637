import TerminalText

/// Pieces of lines that were drawn before, by the look of their lanes.
///
/// A diagram has few looks and many lines. Of two looks that fall into the same slot the later stays.
struct FragmentCache {
  private var looks: [LaneLook?] = Array(repeating: nil, count: 256)
  private var fragments: [Fragment?] = Array(repeating: nil, count: 256)

  /// Writes the lanes of a line, drawn anew if they are not among those kept; gives their width.
  mutating func write(
    _ look: LaneLook,
    to output: inout OutputBuffer,
    draw: (LaneLook) -> StyledText
  ) -> Int {
    let index = Int(truncatingIfNeeded: look.fingerprint & 255)
    if looks[index] != look {
      looks[index] = look
      fragments[index] = Fragment(draw(look))
    }
    guard let fragment = fragments[index] else { return 0 }
    output.write(fragment)
    return fragment.width
  }
}
