import Testing
import TraceRecording
import Traces

@Suite struct LostMessageTests {
  private let recorder = Recorder()

  private var lost: [Event] { recorder.trace().events.filter { $0.kind == .lost } }

  @Test func `records nil again after the reference was set to nil`() {
    recorder.recording {
      let presenter = ProductListPresenter()
      let view = ProductListViewController()
      presenter.view = view
      presenter.view = nil
      recorder.action("fail", to: nil) { presenter.didFail(StoreError.offline) }
    }
    #expect(lost.map(\.loss) == [.nil])
    #expect(lost.first?.receiver == nil)
  }

  @Test func `lists all candidates where several are possible`() throws {
    let presenter = recorder.recording { ProductListPresenter() }
    recorder.act("fail") { presenter.didFail(StoreError.offline) }
    let event = try #require(lost.first)
    #expect(event.candidates == ["showError(_:)", "showProducts(_:)", "nothing"])
    #expect(event.message == nil)
    #expect(event.location == nil)
  }

  @Test func `lists the calls of the closure that ran, and none of another`() throws {
    let interactor = AnsweringInteractor()
    recorder.recording {
      let presenter = AskingPresenter()
      presenter.interactor = interactor
      recorder.action("ask", to: presenter) {
        recorder.stageCall("ready()", on: presenter) { presenter.ready() }
      }
      recorder.action("answer", to: nil) { interactor.succeed?(1) }
      recorder.action("fail", to: nil) { interactor.fail?("no") }
      recorder.action("finish", to: nil) { interactor.finish?() }
    }
    #expect(try lost.map(\.expectation) == Cases.lines("messages lost in closures"))
    let functions = lost.map(\.location?.function)
    #expect(functions == ["ready()", nil, nil, "showFailure(_:)", "finished()"])
  }

  @Test func `records nothing for a property never called with a question mark`() {
    let owner = recorder.recording { Onlooker() }
    recorder.act("look", to: owner) { _ = owner.hasView }
    #expect(lost.isEmpty)
  }
}

/// A Presenter that checks whether it has a View, and sends nothing to it.
@Role("Onlooker", as: .presenter) final class Onlooker {
  weak var view: ProductListViewProtocol?

  var hasView: Bool { view != nil }
}

/// An Interactor that keeps closures, and calls them later.
@Doubled
protocol AnsweringInteractorProtocol: AnyObject {
  func load(
    onSuccess: @escaping (Int) -> Void,
    onError: @escaping (String) -> Void,
    onEnd: @escaping () -> Void
  )
}

@Role("Answering", as: .interactor)
final class AnsweringInteractor: AnsweringInteractorProtocol {
  @Unseen var succeed: ((Int) -> Void)?
  @Unseen var fail: ((String) -> Void)?
  @Unseen var finish: (() -> Void)?

  func load(
    onSuccess: @escaping (Int) -> Void,
    onError: @escaping (String) -> Void,
    onEnd: @escaping () -> Void
  ) {
    (succeed, fail, finish) = (onSuccess, onError, onEnd)
  }
}

/// A Presenter that sends messages itself and in each of the closures that it passes.
@Role("Asking", as: .presenter) final class AskingPresenter {
  weak var view: ProductListViewProtocol?
  var interactor: AnsweringInteractorProtocol?

  func ready() {
    view?.showProducts([])
    interactor?.load(
      onSuccess: { self.show($0) },
      onError: { self.showFailure($0) },
      onEnd: finished
    )
  }

  private func show(_ count: Int) {
    view?.showError("none")
    view?.showProducts([])
  }

  private func showFailure(_ text: String) { view?.showError(text) }

  private func finished() { view?.showError("at the end") }
}

// MARK: - Comparisons with nil

/// Tests that a comparison of a reference with nil is no lost message.
@Suite struct NilCheckTests {
  private let recorder = Recorder()

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

  @Test func `does not guess the message of a function outside the body`() {
    #expect(lost("closed()") { $0.closed() } == [[]])
    let event = recorder.trace().events.first { $0.kind == .lost }
    #expect(event?.message == nil && event?.location == nil)
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

/// A Presenter that checks in several ways whether it has a View.
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

extension Cautious {
  func closed() { view?.showProducts([]) }
}
