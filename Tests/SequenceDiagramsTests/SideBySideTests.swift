import SequenceDiagrams
import Testing

@Suite struct SideBySideTests {
  private let columns: [(title: StyledText, body: StyledText)] = [
    ("MVC", "1 message\n"), ("VIPER", "5 messages\n김치\n"),
  ]

  @Test func `stands beside each other when there is room`() {
    #expect(SideBySide(columns).fits(22))
    #expect(
      SideBySide(columns).drawn(width: 22).plain == """
        MVC       │ VIPER
        ──────────┼───────────
        1 message │ 5 messages
                  │ 김치

        """
    )
  }

  @Test func `stands one below the other when there is not`() {
    #expect(!SideBySide(columns).fits(21))
    #expect(
      SideBySide(columns).drawn(width: 21).plain == """
        MVC
        1 message

        VIPER
        5 messages
        김치

        """
    )
  }

  @Test func `uses ASCII when asked`() {
    let text = SideBySide([("a", "b"), ("c", "d")], isASCII: true).drawn(width: 80).plain
    #expect(text == "a | c\n--+--\nb | d\n")
  }

  @Test func `draws nothing of nothing`() {
    #expect(SideBySide([]).drawn(width: 80).isEmpty)
  }
}
