import ArticlesShared
import Stage
import Testing
import Traces

@testable import SamplesMVC

/// Answers that come when nobody waits for them any more.
@Suite struct LateAnswerTests {
  private let store = ArticleStoreStub()
  private let stage: HeadlessStage

  /// Opens the list and loads one article.
  init() throws {
    stage = HeadlessStage(
      Variant(.mvc) { [store] in ArticlesViewController(store: store, mainQueue: $0.mainQueue) },
      given: "ready"
    )
    try stage.perform(.open)
    try answer(1, with: .articles(1))
  }

  private func answer(_ request: Int, with result: Result<[Article], Error>) throws {
    store.answer(request, with: result)
    try stage.perform(.wait(milliseconds: 0))
  }

  private var rows: [String] { stage.screen?.rows.map(\.text) ?? [] }
  private var isLoading: Bool { stage.screen?.lines.contains(.text("Loading…")) == true }

  private func perform(_ actions: Action...) throws {
    for action in actions { try stage.perform(action) }
  }

  @Test func `leaves all as it is on return once there was an answer`() throws {
    try perform(.tap(row: 1), .back)
    #expect(store.requests == 1)
    #expect(!isLoading)
  }

  @Test(arguments: [true, false]) func `drops an answer that comes when the list is covered`(
    succeeded: Bool
  ) throws {
    try perform(.refresh, .tap(row: 1))
    try answer(2, with: succeeded ? .articles(2) : .unavailable)
    try perform(.back)
    #expect(rows.count == 1)
    #expect(isLoading)
    #expect(store.requests == 3)
  }

  @Test(arguments: [[2, 3], [3, 2]]) func `shows only the answer to the latest request`(
    order: [Int]
  ) throws {
    try perform(.refresh, .tap(row: 1), .back)
    for request in order {
      try answer(request, with: .articles(request))
      #expect(isLoading == (order == [2, 3] && request == 2))
    }
    #expect(rows.count == 3)
  }

  @Test func `shows the answer to one request once`() throws {
    try answer(1, with: .unavailable)
    #expect(stage.screen?.lines == [.row("Clean Architecture on Mobile")])
  }

  @Test func `is not kept alive by a request`() {
    weak var controller: ArticlesViewController?
    do {
      let queue = Queue("main", VirtualClock())
      let articles = ArticlesViewController(store: store, mainQueue: queue)
      articles.viewDidLoad()
      articles.viewWillAppear(false)
      controller = articles
    }
    #expect(controller == nil)
  }
}
