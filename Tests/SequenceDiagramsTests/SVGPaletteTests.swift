import Testing

@testable import SequenceDiagrams

@Suite struct SVGPaletteTests {
  @Test(arguments: [SVGPalette.light, .dark])
  func `has enough contrast on every background`(palette: SVGPalette) {
    let colours = [palette.text, palette.dim, palette.bad] + palette.roles.values
    for ground in [palette.ground, palette.band, palette.note] {
      for colour in colours {
        #expect(contrast(colour, ground) >= 4.5, "\(colour) on \(ground)")
      }
    }
  }

  @Test func `has a colour for every role`() {
    for role in SVGRole.allCases {
      #expect(SVGPalette.light.roles[role] != nil && SVGPalette.dark.roles[role] != nil)
    }
  }

  @Test func `knows black from white`() {
    #expect(contrast("#ffffff", "#000000").rounded() == 21)
  }

  /// Returns the contrast of two colours (WCAG 2.2), from 1 to 21.
  private func contrast(_ first: String, _ second: String) -> Double {
    let (low, high) = (
      min(luminance(first), luminance(second)), max(luminance(first), luminance(second))
    )
    return (high + 0.05) / (low + 0.05)
  }

  private func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { linear(Double(value >> $0 & 0xFF) / 255) }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// Returns the linear value of a colour component; computes the power 2.4 from a fifth root by Newton's method.
  private func linear(_ part: Double) -> Double {
    guard part > 0.04045 else { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    var root = base
    for _ in 0..<60 {
      root -= (root * root * root * root * root - base) / (5 * root * root * root * root)
    }
    return base * base * root * root
  }
}
