import Testing
import Traces

@testable import TraceRecording

/// Tests that equal texts made at run time are interned once, so that memory does not grow.
@Suite struct InternedTextTests {
  @Test func `equal texts made apart share one copy`() {
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
