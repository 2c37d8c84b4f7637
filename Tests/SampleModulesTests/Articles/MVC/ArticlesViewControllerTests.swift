import ArticlesShared
import Stage
import Testing
import Traces

@testable import SamplesMVC

/// The Controller does it all, so it is tested by what is on the screen.
@Suite struct ArticlesViewControllerTests {
  private let store = ArticleStoreStub()
  private let stage: HeadlessStage

  init() throws {
    stage = HeadlessStage(
      Variant(.mvc) { [store] in ArticlesViewController(store: store, mainQueue: $0.mainQueue) },
      given: "ready"
    )
    try stage.perform(.open)
  }

  private var lines: [Screen.Line]? { stage.screen?.lines }

  private func answer(_ request: Int = 1, with result: Result<[Article], Error>) throws {
    store.answer(request, with: result)
    try stage.perform(.wait(milliseconds: 0))
  }

  private let first = Screen.Line.row("Clean Architecture on Mobile")

  @Test func `loads as soon as it is seen`() {
    #expect(stage.screen == Screen(title: "Articles", [.text("Loading…")]))
    #expect(store.requests == 1)
  }

  @Test func `gives a name to what has none`() throws {
    try answer(with: .success([Article(id: 7, title: "On Tests"), Article(id: 8, title: "")]))
    #expect(lines == [.row("On Tests"), .row("Untitled")])
  }

  @Test func `comes back to the main queue before it shows anything`() throws {
    store.answer(with: .articles(1))
    #expect(lines == [.text("Loading…")])
    try stage.perform(.wait(milliseconds: 0))
    #expect(lines == [first])
  }

  @Test func `says that loading failed, and tries again`() throws {
    try answer(with: .unavailable)
    #expect(lines == [.text("Failed to load articles"), .button("Retry")])
    try stage.perform(.press("Retry"))
    #expect(lines == [.text("Loading…")])
    try answer(2, with: .articles(1))
    #expect(lines == [first])
  }

  @Test func `asks for nothing more while it loads`() throws {
    try stage.perform(.refresh)
    #expect(store.requests == 1)
  }

  @Test func `keeps the list when a refresh fails`() throws {
    try answer(with: .articles(1))
    try stage.perform(.refresh)
    try answer(2, with: .unavailable)
    #expect(lines == [first, .text("Failed to load articles"), .button("Retry")])
  }

  @Test func `says that it loads, beside the articles that it has`() throws {
    try answer(with: .articles(1))
    try stage.perform(.refresh)
    #expect(lines == [first, .text("Loading…")])
  }

  @Test func `shows the articles in the order of the store`() throws {
    try answer(with: .articles(3))
    #expect(stage.screen?.rows.map(\.text) == Article.samples.map(\.title))
  }

  @Test func `shows the articles of a refresh in the place of those before`() throws {
    try answer(with: .articles(2))
    try stage.perform(.refresh)
    try answer(2, with: .articles(1))
    #expect(lines == [first])
  }

  @Test func `opens the page of the article that was tapped`() throws {
    try answer(with: .articles(2))
    try stage.perform(.tap(row: 2))
    #expect(
      stage.screen
        == Screen(title: "Article", back: "Articles", [.text("Detail for article id = 2")])
    )
  }
}
