import Stage
import Testing
import Traces

@testable import SamplesMVVM

@Suite struct ArticlesViewControllerTests {
  private let viewModel = ArticlesViewModelStub()
  private let stage: HeadlessStage
  private let rows = [ArticleRow(id: 7, title: "One"), ArticleRow(id: 9, title: "Two")]

  init() throws {
    stage = HeadlessStage(
      Variant(.mvvm) { [viewModel] _ in ArticlesViewController(viewModel: viewModel) },
      given: "ready"
    )
    try stage.perform(.open)
  }

  private func show(_ rows: [ArticleRow], isLoading: Bool = false, _ message: String? = nil) throws
  {
    viewModel.onChange?(ArticlesViewState(rows: rows, isLoading: isLoading, message: message))
    try stage.perform(.wait(milliseconds: 0))
  }

  @Test func `tells the ViewModel when it is seen and left`() throws {
    #expect(viewModel.told == ["appear"])
    #expect(stage.screen == Screen(title: "Articles"))
    try stage.perform(.close)
    #expect(viewModel.told == ["appear", "disappear"])
  }

  @Test func `draws every state`() throws {
    try show(rows, isLoading: true)
    #expect(stage.screen?.lines == [.row("One"), .row("Two"), .text("Loading…")])
    try show(rows, "Oh no")
    #expect(stage.screen?.lines == [.row("One"), .row("Two"), .text("Oh no"), .button("Retry")])
    try show([])
    #expect(stage.screen?.lines == [])
  }

  @Test func `passes pulls and presses on`() throws {
    try show(rows, "Oh no")
    try stage.perform(.refresh)
    try stage.perform(.press("Retry"))
    #expect(viewModel.told == ["appear", "refresh", "refresh"])
  }

  @Test func `opens the page of the article that was tapped`() throws {
    try show(rows)
    try stage.perform(.tap(row: 2))
    #expect(
      stage.screen
        == Screen(title: "Article", back: "Articles", [.text("Detail for article id = 9")])
    )
  }

  @Test func `is not kept alive by the ViewModel`() throws {
    weak var view: ArticlesViewController?
    do {
      let controller = ArticlesViewController(viewModel: viewModel)
      controller.viewDidLoad()
      view = controller
    }
    #expect(view == nil)
  }
}

/// Writes down what it is told; a test sets what is to be shown.
final class ArticlesViewModelStub: ArticlesViewModelProtocol {
  var onChange: ((ArticlesViewState) -> Void)?
  var told: [String] = []

  func appear() { told.append("appear") }
  func disappear() { told.append("disappear") }
  func refresh() { told.append("refresh") }
}
