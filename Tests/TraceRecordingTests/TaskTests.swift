import Testing
import TraceRecording
import Traces

/// Tests messages that suspend, throw, and start tasks.
@MainActor @Suite struct TaskTests {
  private let recorder = Recorder()

  /// Records that a Presenter loads; returns the titles that it has then.
  private func titles(fails: Bool) async -> [String] {
    await recorder.recording {
      let presenter = FeedPresenter()
      presenter.service = FeedService(fails: fails)
      await recorder.action("open", to: presenter) { await presenter.load() }
      return presenter.titles
    }
  }

  @Test func `keeps cause and order across suspensions`() async throws {
    #expect(await titles(fails: false) == ["A", "B"])
    #expect(try recorder.rows.prefix(6) == Cases.lines("a call suspends")[...])
  }

  @Test func `records an error thrown after a suspension`() async {
    #expect(await titles(fails: true) == [])
    let error = recorder.trace()[row: 3]
    #expect(error?.expectation == "FeedService -->! Presenter .offline")
    #expect(error?.cause == 2)
  }

  @Test func `keeps the cause of what a task does`() async {
    await recorder.recording {
      let presenter = FeedPresenter()
      presenter.service = FeedService(fails: false)
      let one = recorder.action("tap 1", to: nil) { Task { [presenter] in await presenter.load() } }
      await one.value
    }
    let late = recorder.trace().rows.filter { $0.kind == .asyncCall }
    #expect(late.map(\.sender?.name) == ["Presenter", "Presenter"])
    #expect(late.map(\.cause) == [1, 1])
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
