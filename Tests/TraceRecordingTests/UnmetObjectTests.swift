import Testing
import Traces

@testable import TraceRecording

/// Tests which objects the graph of a running app leaves out, since no reference leads to them.
@Suite struct UnmetObjectTests {
  @Test func `are those to which nothing was sent`() {
    let recorder = Recorder()
    let (ear, other) = recorder.recording { (Ear(), Ear()) }
    recorder.recording { recorder.action("hear", to: ear) { ear.hear(1) } }
    var builder = ObjectGraphBuilder(recorder, whileChanging: [])
    #expect(builder.graph().participants.map(\.name) == ["Ear", "Ear:2"])
    #expect(builder.unknownObjects.map(\.name) == ["Ear:2"])
    withExtendedLifetime((ear, other)) {}
  }
}
