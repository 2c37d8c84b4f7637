import Testing
import TraceRecording
import Traces

/// Tests objects that are released between two actions, such as the View of a closed screen.
@Suite struct EndOfLifeTests {
  private let recorder = Recorder()

  private func gone() -> [Event] { recorder.trace().events.filter { $0.kind == .gone } }

  @Test func `has a row between actions`() {
    var window: LobbyWindow? = recorder.recording { LobbyWindow() }
    recorder.act("greet", to: window) { window?.greet() }
    #expect(gone().isEmpty)
    window = nil
    #expect(recorder.trace().rows.map(\.kind) == [.action, .gone])
    #expect(gone().map(\.number) == [2])
    #expect(gone().map { $0.receiver?.description } == ["View"])
  }

  @Test func `is known before the first row`() {
    recorder.recording { _ = LobbyWindow() }
    var window: LobbyWindow? = recorder.recording { LobbyWindow() }
    #expect(window != nil)
    window = nil
    #expect(gone().flatMap(\.objects).count == 2)
    #expect(gone().allSatisfy { $0.number == nil })
    let router = recorder.recording { LobbyRouter() }
    recorder.act("leave", to: router) { router.leave() }
    #expect(recorder.trace().rows.first?.number == 1)
  }

  @Test func `is no row where the whole stage goes`() {
    var window: LobbyWindow? = recorder.recording { LobbyWindow() }
    recorder.act("greet", to: window) { window?.greet() }
    recorder.endConversation()
    window = nil
    #expect(gone().isEmpty)
  }
}
