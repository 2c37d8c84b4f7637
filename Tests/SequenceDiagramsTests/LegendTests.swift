import SequenceDiagrams
import TerminalText
import Testing

@Suite struct LegendTests {
  @Test func `can be ASCII and can be asked for`() {
    let text = Diagram.legend(isASCII: true, isFirst: false).plain
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(
      text.hasSuffix("\n~~> an asynchronous call   * created   @ to itself   o from outside\n")
    )
    #expect(!text.contains("once"))
  }

  @Test func `follows a drawing`() {
    let drawing = Diagram(Story.mvc.trace).drawn(as: .ladder, DiagramOptions(legend: true))
    #expect(drawing == Diagram(Story.mvc.trace).drawn() + "\n" + Diagram.legend(isFirst: false))
  }
}
