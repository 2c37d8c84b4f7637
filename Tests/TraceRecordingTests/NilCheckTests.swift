import Testing
import TraceRecording
import Traces

/// Tests that a comparison of a reference with nil is no lost message.
@Suite struct NilCheckTests {
  private let conversation = Conversation()
  private var recorder: Recorder { conversation.recorder }

  /// Returns the candidates of the messages lost while a Presenter without Router and View ran a function.
  private func lost(_ function: StaticString, _ body: (Cautious) -> Void) -> [[String]] {
    let cautious = recorder.recording { Cautious() }
    recorder.act("tap", to: cautious) {
      recorder.stageCall(function, on: cautious) { body(cautious) }
    }
    return recorder.trace().events.filter { $0.kind == .lost }.map(\.candidates)
  }

  @Test func `is no loss where it precedes the message, or is in another member`() {
    #expect(lost("tapped()") { $0.tapped() } == [])
    #expect(lost("left()") { $0.left() } == [])
    #expect(lost("pressed()") { $0.pressed() } == [])
    #expect(lost("bound()") { $0.bound() } == [])
    #expect(lost("refreshed()") { $0.refreshed() } == [])
    #expect(lost("shown()") { $0.shown() } == [])
  }

  @Test func `does not hide the loss of a message behind it`() {
    #expect(lost("noted()") { $0.noted() } == [["showProducts(_:)"]])
  }

  @Test func `leaves the message open where a message may come first`() {
    #expect(lost("guessed(_:)") { $0.guessed(false) } == [["showError(_:)", "nothing"]])
    let event = recorder.trace().events.first { $0.kind == .lost }
    #expect(event?.message == nil)
  }

  @Test func `leaves the message open where its function is not known`() {
    recorder.recording {
      let cautious = Cautious()
      cautious.left()
      recorder.action("tap", to: cautious) { cautious.left() }
    }
    let lost = recorder.trace().events.filter { $0.kind == .lost }
    #expect(lost.count == 2)
    #expect(lost.allSatisfy { $0.candidates.last == "nothing" && $0.message == nil })
  }

  @Test func `leads to the message of the helper, not of other functions`() {
    #expect(lost("helped()") { $0.helped() } == [["showError(_:)"]])
    let event = recorder.trace().events.first { $0.kind == .lost }
    #expect(event?.location?.function == "tell(_:)")
  }

  @Test func `does not hide a loss where the View was released meanwhile`() {
    recorder.recording {
      let cautious = Cautious()
      var view: ProductListViewController? = ProductListViewController()
      cautious.view = view
      cautious.onEnd = { view = nil }
      recorder.action("end", to: cautious) {
        recorder.stageCall("ended()", on: cautious) { cautious.ended() }
      }
    }
    let event = recorder.trace().events.first { $0.kind == .lost }
    #expect(event?.candidates == ["showError(_:)"])
    #expect(event?.loss == .gone)
  }
}

/// A Presenter that checks in every way whether it has a View.
@Role("Careful", as: .presenter) final class Cautious {
  weak var view: ProductListViewProtocol?
  @Unseen var onEnd: () -> Void = {}
  private var notes: [String] = []

  private var isReady: Bool { view != nil }

  func tapped() {
    if view != nil { view?.showProducts([]) } else { notes.append("no View") }
  }

  func left() {
    if view == nil { return }
    view?.showError("no")
  }

  func pressed() {
    notes.forEach { _ in }
    for note in ["a", "b"] {
      guard nil != view, !note.isEmpty else { continue }
      view?.showError(note)
    }
  }

  func bound() {
    if let view, !notes.isEmpty { view.showProducts([]) }
  }

  func refreshed() {
    notes.append("ready: \(isReady)")
  }

  func shown() {
    if isReady { view?.showProducts([]) }
  }

  func noted() {
    if view == nil { notes.append("no View") }
    view?.showProducts([])
  }

  func guessed(_ isError: Bool) {
    if isError { view?.showError("no") }
    if view == nil { notes.append("no View") }
  }

  func helped() { tell("twice") }

  private func tell(_ text: String) { view?.showError(text) }

  func ended() {
    guard view != nil else { return }
    onEnd()
    view?.showError("over")
  }
}
