import SequenceDiagrams
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("View", 4), ("é", 1), ("e\u{301}", 1), ("김치", 4), ("ｱ", 1), ("Ａ", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("🍲", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("☝🏽", 2), ("🇰🇷", 2),
    ("🇰🇷🇮🇩", 4), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("\u{200B}", 0), ("\u{7}", 0),
    ("กำ", 2), ("क्ष", 2), ("┊►", 2), ("\u{1FAE8}", 2), ("\u{AD}", 1), ("\u{10FFFF}", 1),
  ])
  func `counts columns as a terminal does`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `adds up over a whole line`() {
    #expect("Item 김치찌개 🍲".displayWidth == 16)
  }
}
