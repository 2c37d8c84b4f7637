import Testing
import TraceRecording
import Traces

/// Tests reads of nil from optional references, whatever their types are called.
@Suite struct WatchedReferenceTests {
  private let recorder = Recorder()

  /// Returns the lost messages of a Presenter whose references are all nil.
  private func lost(_ play: (LobbyPresenter) -> Void) -> [Event] {
    recorder.recording { play(LobbyPresenter()) }
    return recorder.trace().events.filter { $0.kind == .lost }
  }

  @Test func `is a lost message where one is sent`() {
    let lost = lost { presenter in
      presenter.chain()
      presenter.force()
      presenter.leave()
      presenter.fallBack()
    }
    #expect(lost.compactMap { $0.seam?.property } == ["screen", "display", "exit", "default"])
    let messages = lost.map { $0.message?.description }
    #expect(messages == ["greet()", "display()", "leave()", "leave()"])
    #expect(lost.allSatisfy { $0.loss == .nil && $0.sender?.description == "Presenter" })
  }

  @Test func `is no message where the code compares with nil first`() {
    let lost = lost { presenter in
      _ = presenter.ask()
      presenter.bind()
      presenter.unwrap()
      presenter.map()
    }
    #expect(lost.isEmpty)
  }

  @Test func `is no message for values and objects without a role`() {
    #expect(lost { $0.values() }.map { $0.message?.description } == ["count()"])
  }

  @Test func `is a lost message without a name where another object reads the reference`() {
    let lost = lost { LobbyGuide().visit($0) }
    #expect(lost.map { $0.seam?.property } == ["screen"])
    #expect(lost.map { $0.message?.description } == [nil])
    #expect(lost.flatMap(\.candidates).isEmpty)
  }

  @Test func `is distinguished from a released object`() {
    recorder.recording {
      let presenter = LobbyPresenter()
      do {
        let window = LobbyWindow()
        presenter.screen = window
        presenter.chain()
      }
      presenter.chain()
    }
    let events = recorder.trace().events
    let greetings = events.filter { $0.message?.description == "greet()" && $0.kind != .return }
    #expect(greetings.map(\.kind) == [.call, .lost])
    #expect(events.last { $0.kind == .lost }?.loss == .gone)
  }

  @Test(arguments: [true, false])
  func `leaves values where they are while they grow`(isRecorded: Bool) {
    func grow() {
      let presenter = LobbyPresenter()
      presenter.guests = LobbyGuests(capacity: 100)
      let storage = presenter.guests?.storage
      for _ in 1...100 { presenter.values() }
      #expect(presenter.guests?.names.count == 100)
      #expect(presenter.guests?.storage == storage)
    }
    if isRecorded { recorder.recording(grow) } else { grow() }
  }

  @Test func `is recorded in an actor`() async {
    await recorder.recording {
      let desk = LobbyDesk()
      await desk.open()
      await desk.close()
    }
    let lost = recorder.trace().events.filter { $0.kind == .lost }
    #expect(lost.map { $0.message?.description } == ["leave()"])
  }
}
