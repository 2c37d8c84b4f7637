import Testing
import TraceRecording
import Traces

/// Tests an argument that a method marks as secret.
@Suite struct RedactedArgumentTests {
  @Test func `hides an argument that a method marks itself`() {
    let recorder = Recorder()
    recorder.recording {
      let safe = Safe()
      recorder.action("go") { safe.open(by: "ann", code: "1234") }
    }
    let call = recorder.trace().rows.first { $0.kind == .call }
    #expect(call?.label == "open(by: \"ann\", code: (redacted))")
  }
}

@Role(.interactor) final class Safe {
  private var codes: [String] = []

  func open(by user: String, @Redacted code: String) { codes.append(code) }
}
