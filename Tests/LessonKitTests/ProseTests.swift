import LessonKit
import Testing

struct ProseTests {
  @Test func `separates the words in back-ticks`() {
    let prose = Prose("Type `open`, then `tap 1`.")
    #expect(prose.code == ["open", "tap 1"])
    #expect(prose.plain == "Type open, then tap 1.")
    #expect(prose.pieces.map(\.isCode) == [false, true, false, true, false])
  }

  @Test(arguments: ["", "plain", "a ` alone", "`", "`a` and ` alone", "``"])
  func `keeps a back-tick without a partner`(text: String) {
    let expected = text.filter { $0 == "`" }.count % 2
    #expect(Prose(text).plain.filter { $0 == "`" }.count == expected)
  }
}
