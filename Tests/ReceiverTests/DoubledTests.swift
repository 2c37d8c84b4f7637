import Testing
import TraceRecording
import Traces

/// Tests doubles of `@Doubled` protocols for objects that record their own calls.
@Suite struct DoubledTests {
  private let recorder = Recorder()
  private let view: TillView
  private let drawer: TillDrawer
  private let presenter: TillPresenter

  init() {
    (view, drawer, presenter) = recorder.recording {
      let (view, drawer) = (TillView(), TillDrawer())
      let presenter = TillPresenter(drawer)
      presenter.view = view
      return (view, drawer, presenter)
    }
  }

  private func open(_ presenter: TillPresenter, from start: Int = 1) {
    recorder.act("open", to: presenter) { presenter.open(from: start) }
  }

  private func messages(of recorder: Recorder) -> [String] {
    recorder.trace().events.filter(\.isMessage).map(\.line)
  }

  @Test func `does not change references where there are no doubles`() {
    open(presenter)
    #expect(
      messages(of: recorder) == [
        "Presenter -> Interactor count(from: 1)", "Presenter -> View show(5)",
      ]
    )
    recorder.recording { #expect(presenter.view === view && presenter.drawer === drawer) }
  }

  @Test func `records all messages to doubles, reads of properties too`() throws {
    let recorder = Recorder()
    let doubles = recorder.makeDoubles(for: TillPresenter.self)
    #expect(doubles.count == 2)
    let presenter = try recorder.recording {
      TillPresenter(try #require(doubles.lazy.compactMap { $0 as? any TillDrawerProtocol }.first))
    }
    try recorder.answer("count", .value(7))
    recorder.act("open", to: presenter) { presenter.open(from: 1) }
    #expect(
      messages(of: recorder) == [
        "Presenter -> TillDrawer count(from: 1)", "Presenter -> TillDrawer coins",
        "Presenter -> View show(7)",
      ]
    )
  }

  @Test func `keeps an object alone among fakes`() throws {
    try recorder.leaveAlone(try #require(recorder.participant(of: presenter)))
    recorder.stub("count", "5")
    open(presenter)
    #expect(view.shown.isEmpty)
    #expect(messages(of: recorder).last == "Presenter -> View show(5)")
  }

  @Test func `refuses to leave an object alone whose protocols have no doubles`() throws {
    let ringer = recorder.recording {
      let ringer = TillRinger()
      recorder.action("ring", to: ringer) { ringer.ring() }
      return ringer
    }
    let participant = try #require(recorder.participant(of: ringer))
    #expect {
      try recorder.leaveAlone(participant)
    } throws: {
      "\($0)"
        == "No fake can answer for other objects: no protocol that Router refers to is @Doubled, or the "
        + "build is an optimized one."
    }
  }

  @Test func `passes written values, and records methods only`() throws {
    try recorder.inject(.rewrite(["start": "10"]), "Presenter -> Interactor count")
    open(presenter)
    #expect(view.shown == [14])
    #expect(
      messages(of: recorder) == [
        "Presenter -> Interactor count(from: 10)", "Presenter -> View show(14)",
      ]
    )
  }

  @Test func `delivers a written message`() throws {
    let participant = try #require(recorder.participant(of: view))
    try recorder.delivery(of: "show(4)", to: participant)()
    #expect(view.shown == [4])
  }

  @Test func `finds no doubles of a protocol inside a type`() {
    #expect(TillPorter.__standIns.isEmpty && TillRinger.__standIns.isEmpty)
    #expect(TillPresenter.__standIns.count == 2)
  }
}

// A module whose protocols have doubles, and whose objects record their own calls.

@Doubled protocol TillViewProtocol: AnyObject {
  var title: String { get set }
  func show(_ sum: Int)
}

@Doubled protocol TillDrawerProtocol: AnyObject {
  var coins: Int { get }
  func count(from start: Int) -> Int
}

@Role(.view) final class TillView: TillViewProtocol {
  var title = ""
  private(set) var shown: [Int] = []

  func show(_ sum: Int) { shown.append(sum) }
}

@Role(.interactor) final class TillDrawer: TillDrawerProtocol {
  let coins = 3

  func count(from start: Int) -> Int { start + 1 }
}

@Role(.presenter) final class TillPresenter {
  weak var view: TillViewProtocol?
  private(set) var drawer: any TillDrawerProtocol

  init(_ drawer: any TillDrawerProtocol) { self.drawer = drawer }

  func open(from start: Int) { view?.show(drawer.count(from: start) + drawer.coins) }
}

protocol TillBellProtocol: AnyObject { func ring() }

/// A Router with a reference to a protocol without doubles.
@Role(.router) final class TillRinger {
  var bell: TillBellProtocol?

  func ring() { bell?.ring() }
}

/// A protocol inside a type, whose doubles no class finds.
enum Shop {
  @Doubled protocol DoorProtocol: AnyObject { func open() }
}

@Role("Porter", as: .router) final class TillPorter {
  var door: (any Shop.DoorProtocol)?

  func open() { door?.open() }
}
