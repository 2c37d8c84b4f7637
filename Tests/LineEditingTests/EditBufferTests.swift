import TestSupport
import Testing

@testable import LineEditing

struct EditBufferTests {
  @Test(arguments: [
    ("open the", 8, 5, 8), ("open the", 5, 0, 8), ("tap \"맥 북\" ", 9, 7, 10),
    ("e\u{301}x", 3, 0, 3),
    ("", 0, 0, 0), ("a  ", 3, 0, 3),
  ])
  func `finds where words begin and end`(text: String, cursor: Int, start: Int, end: Int) {
    let buffer = buffer(text, cursor: cursor)
    #expect((buffer.previousWord, buffer.nextWord) == (start, end))
  }

  @Test(arguments: [
    ("ab\ncd", 5, -1, 2), ("ab\ncd", 4, -1, 1), ("abc\nd", 2, 1, 5), ("a한\nxy", 5, -1, 2),
    ("a\n\nb", 3, -1, 2), ("e\u{301}x\nyz", 5, -1, 2), ("ab\ncd", 3, -1, 0),
    // past the first and the last line
    ("ab", 1, -1, nil), ("ab", 1, 1, nil), ("ab\ncd", 1, -1, nil), ("ab\ncd", 4, 1, nil),
    ("", 0, -1, nil),
  ])
  func `moves between lines in its column`(text: String, cursor: Int, lines: Int, moved: Int?) {
    #expect(buffer(text, cursor: cursor).cursor(movedByLines: lines) == moved)
  }

  @Test(arguments: 0..<Effort.count(100))
  func `steps over whole characters like a simple model`(_ seed: Int) {
    var random = SplitMix64(seed: seed)
    let characters = (0..<100).map { _ in
      EditBufferTests.characters.randomElement(using: &random) ?? "a"
    }
    let starts = (0...characters.count).map { String(characters[..<$0]).unicodeScalars.count }
    for index in starts.indices {
      let buffer = buffer(String(characters), cursor: starts[index])
      #expect(buffer.textBeforeCursor == String(characters[..<index]))
      #expect(buffer.previousCharacter == starts[max(0, index - 1)])
      #expect(buffer.nextCharacter == starts[min(index + 1, characters.count)])
    }
  }

  /// Characters that never join the character before them.
  private static let characters: [Character] = [
    "a", " ", "한", "글", "e\u{301}", "👨‍👩‍👧", "👍🏽", "\n", "☁️", "\u{0}", "ß", "🇰🇷",
    "\u{1112}\u{1161}\u{11AB}",
  ]

  @Test func `keeps the cursor inside`() {
    #expect(buffer("ab", cursor: 9).cursor == 2)
    #expect(buffer("ab", cursor: -1).cursor == 0)
  }
}
