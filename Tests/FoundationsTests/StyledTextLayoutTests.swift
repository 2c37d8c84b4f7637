import PrintableText
import TestSupport
import Testing
import Traces

@testable import TerminalText

@Suite struct StyledTextLayoutTests {
  @Test(arguments: [(4, "View"), (3, "Vi…"), (1, "…"), (0, ""), (-1, ""), (9, "View")])
  func `cuts with an ellipsis`(width: Int, text: String) {
    #expect("View".cut(to: width) == text)
  }

  @Test func `cuts between two characters`() {
    #expect("김치찌개".cut(to: 6) == "김치…")
    #expect("a👩‍👩‍👧b".cut(to: 3, ellipsis: "") == "a👩‍👩‍👧")
  }

  @Test func `cuts across styles`() {
    let text = StyledText("lost: ", .bad) + StyledText("nil")
    #expect(text.cut(to: 8).runs.map(\.text) == ["lost: ", "n…"])
    #expect(text.cut(to: 6).runs.map(\.text) == ["lost:…"])
  }

  @Test func `pads to a width`() {
    #expect(StyledText("김치").padded(to: 6).plain == "김치  ")
    #expect(StyledText("View").padded(to: 2).plain == "View")
  }

  @Test func `wraps at blanks and breaks what is too long`() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("찌개찌개 a".wrapped(to: 4) == ["찌개", "찌개", "a"])
    #expect("".wrapped(to: 4).isEmpty)
  }

  @Test func `colours for a terminal`() {
    var text = StyledText("#7 ", .dim)
    text.append("View", .role(.view))
    text.append(" lost\n", .bad)
    #expect(text.ansi == "\u{1B}[2m#7 \u{1B}[0m\u{1B}[94mView\u{1B}[0m\u{1B}[31m lost\u{1B}[0m\n")
  }

  @Test func `lets no control character through to a terminal`() {
    #expect(StyledText("a\u{1B}[2Jb\nc").ansi == "a\\u{1B}[2Jb\nc")
  }

  @Test func `colours a team's own role as its standard role`() {
    let wireframe = StyledText("x", .role(Role("Wireframe", as: .router)))
    #expect(wireframe.ansi == StyledText("x", .role(.router)).ansi)
  }
}

@Suite struct TextColumnsTests {
  @Test func `puts cells below each other, whatever their width`() {
    let rows: [[StyledText]] = [["#1", "한국", "a"], ["#12", "b", "waits"]]
    #expect(rows.inColumns().map(\.plain) == ["#1   한국  a", "#12  b     waits"])
  }

  @Test func `leaves no blanks at the end of a row`() {
    let rows: [[StyledText]] = [["in", "", ""], ["answering", "b"], ["", ""], []]
    #expect(rows.inColumns().map(\.plain) == ["in", "answering  b", "", ""])
  }
}

@Suite struct WrappedStyledTextTests {
  static let texts: [(String, String)] = [
    ("", ""),
    ("short\n", "short\n"),
    ("one two three four\n", "one two\n  three\n  four\n"),
    ("  one two three\n", "  one two\n    three\n"),
    ("한국어 이름 둘\n", "한국어\n  이름 둘\n"),
    ("averyverylongword x\n", "averyver\n  ylongwor\n  d x\n"),
    ("a  b\n\nc\n", "a  b\n\nc\n"),
    ("word        \n", "word\n"),
  ]

  @Test(arguments: texts)
  func `breaks lines at blanks and indents what follows`(text: String, wrapped: String) {
    #expect(StyledText(text).wrapped(to: 10).plain == wrapped)
  }

  @Test(arguments: [
    ("View calls show(at: 0)\n", "View calls\n  show(at: 0)\n"),
    ("say it \"one two\" now\n", "say it\n  \"one two\" now\n"),
    ("a list [1, 2, 3]\n", "a list\n  [1, 2, 3]\n"),
    ("words (of a sentence)\n", "words (of a\n  sentence)\n"),
    ("call(of: Row(id: 1, no: 2))\n", "call(of:\n  Row(id: 1,\n  no: 2))\n"),
    ("an \" open one here\n", "an \" open one\n  here\n"),
  ])
  func `keeps code that fits in one line`(text: String, wrapped: String) {
    #expect(StyledText(text).wrapped(to: 15).plain == wrapped)
  }

  @Test func `keeps every style`() {
    let text = StyledText("good ", .good) + StyledText("bad words", .bad) + "\n"
    let wrapped = text.wrapped(to: 10)
    #expect(wrapped.plain == "good bad\n  words\n")
    #expect(wrapped.runs.map(\.style) == [.good, .bad, .plain, .bad, .plain])
  }

  @Test(arguments: ["☁️☁️☁️☁️ a", "1️⃣2️⃣3️⃣4️⃣ a", "🇰🇷🇰🇷🇰🇷🇰🇷 a"])
  func `counts an emoji by its columns`(text: String) {
    #expect(StyledText(text).wrapped(to: 9).plain.split(separator: "\n").count == 2)
    #expect(StyledText(text).wrapped(to: 10).plain == text + "\n")
  }

  @Test(arguments: 1...Effort.count(200)) func `breaks each line as if it were alone`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let words = ["a", "word", "┊────►┊", "김치", "☁️", "👩‍💻", " ", "  ", "\n", "\n\n", "e\u{301}"]
    let styles: [TextStyle] = [.plain, .dim, .good]
    var text = StyledText()
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let word = words[Int.random(in: 0..<words.count, using: &random)]
      text.append(word, styles[Int.random(in: 0..<styles.count, using: &random)])
    }
    for width in [4, 12, 200] {
      #expect(text.wrapped(to: width).lines.allSatisfy { $0.displayWidth <= width })
    }
    for width in [1, 4, 12, 200] {
      let alone = text.lines.map { line in line.isEmpty ? "\n" : line.wrapped(to: width) }
      #expect(text.wrapped(to: width) == alone.reduce(into: StyledText()) { $0 += $1 })
    }
  }
}
