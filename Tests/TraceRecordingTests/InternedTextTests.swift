import Testing
import Traces

@testable import TraceRecording

/// Texts that are kept for ever, so that there must not be more of them the longer a program runs.
@Suite struct InternedTextTests {
  @Test func `of equal texts that were made apart one copy is kept`() {
    let texts = (0..<3).map { _ in
      InternedText(copying: ["weak", "view", "V"].joined(separator: " "))
    }
    #expect(Set(texts).count == 1)
    #expect(texts[0].text == "weak view V")
  }

  @Test func `a faulted reference has one text, however often it is set`() {
    let texts = (0..<3).map { _ in _SeamState("strong view V").now.text(as: .weak) }
    #expect(Set(texts).count == 1)
    #expect(texts[0].text == "weak view V")
  }
}
