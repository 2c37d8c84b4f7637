import Testing
import TraceRecording
import Traces

/// References whose stand-in nobody sends anything through: what works without a recorder, and not with one, has a row.
@Suite struct UnusedStandInTests {
  private let conversation = Conversation()
  private var recorder: Recorder { conversation.recorder }

  /// The messages that went astray when the View asks that of a Presenter, and its Presenter.
  private func lost(
    times: Int = 1,
    _ ask: (any GatePresenterProtocol) -> Void
  ) -> [Event] {
    recorder.recording {
      let (view, other, presenter) = (GateView(), GateView(), GatePresenter())
      (view.presenter, presenter.view, presenter.other) = (presenter, view, other)
      presenter.router = GateRouter()
      recorder.action("open", to: view) {
        recorder.stageCall("viewDidLoad()", on: view) {
          for _ in 0..<times { if let presenter = view.presenter { ask(presenter) } }
          presenter.runWork()
        }
      }
      presenter.helper.kept = nil
    }
    return recorder.trace().events.filter { $0.kind == .lost }
  }

  private func lines(_ ask: (any GatePresenterProtocol) -> Void) -> [String] {
    lost(ask).map {
      "\(conversation.line($0)) \($0.seam?.property ?? "-") \($0.loss?.rawValue ?? "-")"
    }
  }

  // MARK: - What a stand-in cannot stand

  @Test func `tells of a cast in an extension`() {
    #expect(lines { $0.castInExtension() } == ["3 in 2: Presenter lost View  view stand-in"])
  }

  @Test func `tells of a cast in a protocol's default method, and where that was called`() {
    #expect(lines { $0.castByDefault() } == ["3 in 2: Presenter lost View  view stand-in"])
    let event = recorder.trace().events.first { $0.kind == .lost }
    #expect(event?.location?.function == "castByDefault()")
  }

  @Test func `tells of a cast in a subclass`() {
    #expect(lines { $0.load() } == ["4 in 2: Presenter lost View  view stand-in"])
  }

  @Test func `tells of somebody without a role who keeps the reference weakly`() {
    #expect(lines { $0.keepWeakly() } == ["3 in 2: Presenter lost View  view stand-in"])
  }

  @Test func `tells of a closure that captures the reference weakly`() {
    #expect(lines { $0.captureWeakly() } == ["3 in 2: Presenter lost View  view stand-in"])
  }

  @Test func `tells of each place once`() {
    #expect(lost(times: 3) { $0.castInExtension() }.count == 1)
  }

  @Test func `tells of a cast in an extension with a role, and its file and line`() throws {
    #expect(lines { $0.castWithRole() } == ["3 in 2: Presenter lost View  view stand-in"])
    let event = try #require(recorder.trace().events.first { $0.kind == .lost })
    #expect(event.location?.function == "castWithRole()")
    #expect(event.location?.file == "UnusedStandIn.swift")
  }

  @Test func `gives the file and line of what an extension with a role says`() throws {
    #expect(lines { $0.lookedWithRole(true) } == [])
    let said = recorder.trace().events.first { $0.message?.name == "show(_:)" }
    #expect(try #require(said).location?.function == "lookedWithRole(_:)")
  }

  // MARK: - What it can stand

  @Test(arguments: [true, false])
  func `says nothing where the source only looks`(isReady: Bool) {
    #expect(lines { $0.bound(isReady) } == [])
    #expect(lines { $0.returned(isReady) } == [])
    #expect(lines { $0.left(isReady) } == [])
    #expect(lines { $0.lookedWithRole(isReady) } == [])
  }

  @Test func `says nothing where an argument throws`() {
    #expect(lines { $0.refused() } == [])
  }

  @Test func `says nothing where the object itself is handed on`() {
    #expect(lines { $0.routed() } == [])
    #expect(lines { $0.passedOn() } == [])
  }

  @Test func `says nothing where references are compared`() {
    #expect(lines { $0.compared() } == [])
    #expect(lines { $0.asked() } == [])
  }

  @Test func `says nothing where something is sent later`() {
    #expect(lines { $0.later() } == [])
    #expect(lines { $0.keptStrongly() } == [])
  }

  @Test func `says nothing while a fault is in`() {
    recorder.inject(.nil, at: "Presenter.router")
    #expect(lines { $0.castInExtension() } == [])
  }
}
