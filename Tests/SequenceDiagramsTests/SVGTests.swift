import Foundation
import TerminalText
import Testing
import Traces

@testable import SequenceDiagrams

@Suite struct SVGTests {
  @Test func `breaks long labels and keeps them in the tooltip`() {
    let words = String(repeating: "long ", count: 400)
    let trace = Trace(events: [Event(.call, number: 1, from: .user, to: .user, Message(words))])
    let lines = SVGTexts(trace.written(as: .svg)).texts.filter { $0.text.hasPrefix("long") }
    #expect(lines.count == SVGLabel.limit)
    #expect(lines.allSatisfy { $0.text.displayWidth <= SVGLabel.columns })
    #expect(lines.last?.text.hasSuffix("…") == true)
    #expect(trace.written(as: .svg).contains("<title>1. User calls itself: \(words)</title>"))
  }

  @Test func `texts neither overlap nor leave the picture`() {
    var random = RandomTrace(seed: 9)
    for _ in 0..<150 {
      let svg = random.next(isASCII: false).written(as: .svg)
      #expect(SVGTexts(svg).overlaps == [])
    }
  }

  @Test(arguments: [
    "<b>&\"]]>", "\u{0}\u{1B}\u{FFFE}\u{FFFF}", "</text>", "<!--", "&#0;", "\n\r\t",
  ])
  func `is XML whatever a label holds`(label: String) {
    var event = Event(.call, number: 1, from: Participant(Role(label), type: label), to: .user)
    (event.message, event.executor) = (Message(label), label)
    let trace = Trace(events: [Event(.note, number: 2, Message(label)), event])
    let svg = SVGDrawing(SequenceScript(trace)).file(title: label)
    let markup = svg.split(separator: "<", omittingEmptySubsequences: false).dropFirst()
    #expect(markup.allSatisfy { $0.contains(">") && $0.first != "!" && $0.first != " " })
    #expect(markup.count { $0.hasPrefix("/text") } == markup.count { $0.hasPrefix("text ") })
    #expect(!svg.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0xFFFE })
    #expect(!svg.contains("]]>"))
  }

  @Test func `refers to no other file`() throws {
    let svg = try Trace.golden("every-kind").written(as: .svg)
    for word in ["script", "href", "url(", "@import", "font-face", "foreignObject"] {
      #expect(!svg.contains(word))
    }
  }
}

private struct SVGTexts {
  struct Text {
    let style: String
    let text: String
    let x: Int
    let y: Int

    var span: ClosedRange<Int> {
      let width = text.displayWidth * 8
      let words = style.split(separator: " ")
      if words.contains("number") { return x - width...x }
      if words.contains("name") || words.contains("mid") { return x - width / 2...x + width / 2 }
      return x...x + width
    }
  }

  private(set) var texts: [Text] = []
  private let width: Int

  init(_ svg: String) {
    width = SVGTexts.number(after: "width=\"", in: Substring(svg))
    for part in svg.split(separator: "<text ").dropFirst() {
      let style = part.split(separator: "\"", omittingEmptySubsequences: false)[1]
      let content = part.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
      texts.append(
        Text(
          style: String(style),
          text: SVGTexts.decoded(String(content)),
          x: SVGTexts.number(after: " x=\"", in: part),
          y: SVGTexts.number(after: " y=\"", in: part)
        )
      )
    }
  }

  var overlaps: [String] {
    var found = texts.filter { $0.span.lowerBound < 0 || $0.span.upperBound > width }.map(\.text)
    for (index, text) in texts.enumerated() where !text.text.isEmpty {
      for other in texts[(index + 1)...] where abs(other.y - text.y) < 13 && !other.text.isEmpty {
        if other.span.overlaps(text.span) { found.append("\(text.text) / \(other.text)") }
      }
    }
    return found
  }

  private static func number(after mark: String, in text: Substring) -> Int {
    Int(text.split(separator: mark, maxSplits: 1).last?.prefix { $0 != "\"" } ?? "") ?? -1
  }

  private static func decoded(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(text) { text, pair in
      text.split(separator: pair.0, omittingEmptySubsequences: false).joined(separator: pair.1)
    }
  }
}

@Suite struct SVGPaletteTests {
  @Test(arguments: [false, true])
  func `has enough contrast on every background`(isDark: Bool) {
    let palette = SVGPalette(isDark: isDark)
    let roles = SVGRole.allCases.map(palette.colour)
    let colours = [palette.text, palette.dim, palette.bad] + roles
    for ground in [palette.ground, palette.band, palette.note] {
      for colour in colours {
        #expect(contrast(colour, ground) >= 4.5, "\(colour) on \(ground)")
      }
    }
  }

  /// Returns the contrast of two colours (WCAG 2.2), from 1 to 21.
  private func contrast(_ first: String, _ second: String) -> Double {
    let luminances = [first, second].map(luminance).sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift in
      let part = Double(value >> shift & 0xFF) / 255
      return part > 0.04045 ? pow((part + 0.055) / 1.055, 2.4) : part / 12.92
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
