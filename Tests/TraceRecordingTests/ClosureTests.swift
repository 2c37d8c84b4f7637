import Testing
import TraceRecording
import Traces

/// Tests calls of stored closures and completion handlers, which are messages.
@Suite struct ClosureTests {
  private let recorder = Recorder()

  @Test func `names the lost call of a stored closure that was not set`() throws {
    let talker = recorder.recording { Talker() }
    recorder.act("go", to: talker) { talker.end(1) }
    let lost = try #require(recorder.trace().events.first { $0.kind == .lost })
    #expect(lost.expectation == "Talker -x onEnd onEnd() [nil]")
    #expect(lost.cause == 1)
  }

  @Test func `records a completion handler as a call back`() throws {
    let presenter = recorder.recording { LoadingPresenter(LoadingInteractor()) }
    recorder.act("load", to: presenter) {
      recorder.stageCall("load()", on: presenter) { presenter.load() }
    }
    #expect(presenter.result == 3)
    #expect(try recorder.rows == Cases.lines("a completion handler is called"))
    let lost = try #require(recorder.trace().events.last { $0.kind == .lost })
    #expect(lost.location?.function == "load()")
  }

  @Test func `drops the call of a stored closure, and doubles that of a completion handler`() throws
  {
    try recorder.inject(.drop, "Talker -> _ onEnd")
    try recorder.inject(.double, "Interactor -> Presenter completion")
    let talker = recorder.recording { Talker() }
    talker.onEnd = { [unowned talker] in talker.ends += 1 }
    let presenter = recorder.recording { LoadingPresenter(LoadingInteractor()) }
    recorder.act("go", to: talker) { talker.end(1) }
    #expect(talker.ends == 0)
    recorder.act("load", to: presenter) { presenter.load() }
    #expect(recorder.rows.count { $0.contains("completion(3)") } == 2)
    #expect(recorder.idleFaults.isEmpty)
  }

  @Test func `records nil for an optional closure that is nil`() {
    let searcher = recorder.recording { Searcher(SearchDesk()) }
    recorder.act("go", to: searcher) { searcher.go() }
    let sent = recorder.trace().events.filter(\.isMessage).compactMap(\.message?.text)
    #expect(sent == ["search(then: nil)", "search(then: {closure})", "completion(1)"])
  }
}

@Proxied protocol SearchDeskProtocol: AnyObject {
  func search(then completion: ((Int) -> Void)?)
}

@Role(.store) final class SearchDesk: SearchDeskProtocol {
  func search(then completion: ((Int) -> Void)?) { completion?(1) }
}

@Role(.interactor) final class Searcher {
  private(set) var desk: any SearchDeskProtocol

  init(_ desk: any SearchDeskProtocol) { self.desk = desk }

  func go() {
    desk.search(then: nil)
    desk.search { _ in }
  }
}

@Proxied protocol LoadingInteractorProtocol: AnyObject {
  func load(from start: Int, then completion: @escaping (Int) -> Void)
}

@Proxied protocol LoadingViewProtocol: AnyObject {
  func show(_ number: Int)
}

/// An Interactor that calls back at once, or on a queue.
@Role(.interactor) final class LoadingInteractor: LoadingInteractorProtocol {
  private let queue: LaterQueue?

  init(_ queue: LaterQueue? = nil) { self.queue = queue }

  func load(from start: Int, then completion: @escaping (Int) -> Void) {
    guard let queue else { return completion(start + 2) }
    queue.async { completion(start + 2) }
  }
}

@Role(.presenter) final class LoadingPresenter {
  private(set) var interactor: any LoadingInteractorProtocol
  weak var view: LoadingViewProtocol?
  private(set) var result = 0

  init(_ interactor: any LoadingInteractorProtocol) { self.interactor = interactor }

  func load() {
    interactor.load(from: 1) { [weak self] number in
      self?.result = number
      self?.view?.show(number)
    }
  }

  func reload() { view?.show(0) }
}
