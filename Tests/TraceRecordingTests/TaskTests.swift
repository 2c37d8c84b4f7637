import Testing
import TraceRecording
import Traces

/// Tests messages that suspend, throw, and start tasks.
@MainActor @Suite struct TaskTests {
  private let conversation = Conversation()
  private var recorder: Recorder { conversation.recorder }

  /// Records that a Presenter loads; returns the titles that it has then.
  private func titles(fails: Bool) async -> [String] {
    await recorder.recording {
      let presenter = FeedPresenter()
      presenter.service = FeedService(fails: fails)
      await recorder.action("open", to: presenter) { await presenter.load() }
      return presenter.titles
    }
  }

  @Test func `keeps cause and order across suspensions`() async {
    #expect(await titles(fails: false) == ["A", "B"])
    #expect(
      conversation.rows.prefix(6) == [
        "1: User action Presenter open",
        "2 in 1: Presenter call FeedService titles(ofPage: 1)",
        "3 in 2: FeedService return Presenter [\"A\"]",
        "4 in 1: Presenter call FeedService titles(ofPage: 2)",
        "5 in 4: FeedService return Presenter [\"B\"]",
        "6: - gone Presenter Presenter",
      ]
    )
  }

  @Test func `records an error thrown after a suspension`() async {
    #expect(await titles(fails: true) == [])
    #expect(conversation.rows.dropFirst(2).first == "3 in 2: FeedService throw Presenter .offline")
  }

  @Test func `keeps the cause of what a task does`() async {
    await recorder.recording {
      let presenter = FeedPresenter()
      presenter.service = FeedService(fails: false)
      let one = recorder.action("tap 1", to: nil) { Task { [presenter] in await presenter.load() } }
      await one.value
    }
    #expect(conversation.rows.filter { $0.contains(" in 1: Presenter async") }.count == 2)
  }

  @Test func `works on the main actor`() {
    recorder.recording {
      let view = MainView()
      let presenter = MainPresenter(view: view)
      view.presenter = presenter
      recorder.action("open", to: view) { view.open() }
      #expect(view.text == "hello")
    }
    #expect(
      conversation.rows.prefix(3) == [
        "1: User action View open",
        "2 in 1: View call Presenter open()",
        "3 in 2: Presenter call View show(\"hello\")",
      ]
    )
  }
}

enum FeedError: Error { case offline }

@Proxied protocol FeedServiceProtocol: Sendable {
  func titles(ofPage page: Int) async throws(FeedError) -> [String]
}

struct FeedService: FeedServiceProtocol {
  let fails: Bool

  func titles(ofPage page: Int) async throws(FeedError) -> [String] {
    await Task.yield()
    if fails { throw .offline }
    return page == 1 ? ["A"] : ["B"]
  }
}

@MainActor @Role(.presenter) final class FeedPresenter {
  var service: FeedServiceProtocol?
  private(set) var titles: [String] = []

  nonisolated init() {}

  func load() async {
    let first = try? await service?.titles(ofPage: 1)
    let second = try? await service?.titles(ofPage: 2)
    titles = (first ?? []) + (second ?? [])
  }
}

@Proxied @MainActor protocol MainViewProtocol: AnyObject {
  func show(_ text: String)
}

@Proxied @MainActor protocol MainPresenterProtocol: AnyObject {
  func open()
}

@Role(.view) @MainActor final class MainView: MainViewProtocol {
  var presenter: MainPresenterProtocol?
  private(set) var text = ""

  func open() { presenter?.open() }
  func show(_ text: String) { self.text = text }
}

@Role(.presenter) @MainActor final class MainPresenter: MainPresenterProtocol {
  private weak var view: (any MainViewProtocol)?

  init(view: any MainViewProtocol) { self.view = view }

  func open() { view?.show("hello") }
}

@OtherActor @Suite struct GlobalActorTests {
  private let conversation = Conversation()

  @Test func `records the messages of its objects`() {
    conversation.recorder.recording {
      let listener = OtherListener()
      let speaker = OtherSpeaker(listener)
      conversation.recorder.action("speak", to: speaker) { speaker.speak() }
    }
    #expect(
      conversation.rows.prefix(3) == [
        "1: User action Speaker speak", "2 in 1: Speaker call Listener count()",
        "3 in 2: Listener return Speaker 1",
      ]
    )
  }
}

@globalActor actor OtherActor {
  static let shared = OtherActor()
}

@Proxied @OtherActor protocol CountingProtocol: AnyObject {
  func count() -> Int
}

@Role("Listener", as: .view) @OtherActor final class OtherListener: CountingProtocol {
  func count() -> Int { 1 }
}

@Role("Speaker", as: .presenter) @OtherActor final class OtherSpeaker {
  private(set) var listener: any CountingProtocol

  init(_ listener: any CountingProtocol) { self.listener = listener }

  func speak() { _ = listener.count() }
}
