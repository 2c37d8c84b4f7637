import Testing
import TraceRecording
import Traces

/// Tests objects with another memory layout than the library expects.
@Suite struct LayoutTests {
  /// Returns whether messages and values were recorded but no object graph.
  ///
  /// Runs in a process of its own, as the self-test runs once.
  private static func isUnread() -> Bool {
    Layout.selfTest.locked { $0 = { false } }
    let recorder = Recorder()
    let view = recorder.openList()
    recorder.recordObjectGraph()
    let events = recorder.trace().events
    let labels = events.map(\.label)
    return withExtendedLifetime(view) {
      labels.contains("getProducts()") && labels.contains { $0.contains("ProductEntity") }
        && recorder.objectGraph().references.isEmpty && !events.contains { $0.graph != nil }
        && events.contains { $0.text.hasPrefix("No object graph: objects lie in memory otherwise") }
    }
  }

  @Test func `are not read`() async {
    await #expect(processExitsWith: .success) { #expect(LayoutTests.isUnread()) }
  }

  @Test func `show no secret`() async {
    await #expect(processExitsWith: .success) {
      Layout.selfTest.locked { $0 = { false } }
      let recorder = Recorder()
      recorder.recording {
        let owner = VaultOwner()
        recorder.action("keep", to: owner) {
          owner.vault.take(Account(user: "ann", password: "pass phrase"))
        }
      }
      let label = recorder.trace().rows.map(\.label).first { $0.hasPrefix("take(") }
      #expect(label?.contains("ann") == true && label?.contains("pass phrase") == false)
    }
  }
}
