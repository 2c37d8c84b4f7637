import TraceRecording

// The screen of a feed in RPVC; each case has a Presenter of its own.

protocol FeedViewProtocol: AnyObject {
  func showTitle(_ title: String)
  func show(_ rows: [String])
}

protocol FeedPresenterProtocol: AnyObject {
  var view: FeedViewProtocol? { get set }
  func open()
  func refresh()
}

@Role(.view) final class FeedView: FeedViewProtocol {
  var presenter: FeedPresenterProtocol?

  func viewDidLoad() { presenter?.open() }
  func pull() { presenter?.refresh() }
  func showTitle(_ title: String) {}
  func show(_ rows: [String]) {}
}

@Role(.repository) final class FeedRepository {
  private let server: SlowServer

  init(_ server: SlowServer) { self.server = server }

  func fetch(then done: @escaping ([String]) -> Void) { server.request(done) }
}

/// A server, which is no participant and answers when the test tells it to.
final class SlowServer {
  private var waiting: [([String]) -> Void] = []

  func request(_ done: @escaping ([String]) -> Void) { waiting.append(done) }

  /// Answers all requests, the oldest first unless `newestFirst`.
  func answer(_ rows: [String], newestFirst: Bool = false) {
    let all = newestFirst ? waiting.reversed() : waiting
    waiting = []
    for done in all { done(rows) }
  }
}

enum FeedModule {
  /// Sets the references of a module; returns its View.
  static func assemble(_ presenter: any FeedPresenterProtocol) -> FeedView {
    let view = FeedView()
    view.presenter = presenter
    presenter.view = view
    return view
  }

  /// Records that the person refreshes while the first request is open; returns the View.
  static func openAndPull(
    _ make: (FeedRepository) -> any FeedPresenterProtocol,
    in recorder: Recorder,
    newestFirst: Bool = false
  ) -> FeedView {
    let server = SlowServer()
    let view = recorder.recording { assemble(make(FeedRepository(server))) }
    recorder.recording {
      recorder.action("open", to: view) { view.viewDidLoad() }
      recorder.action("pull", to: view) { view.pull() }
      server.answer(["News"], newestFirst: newestFirst)
    }
    return view
  }
}
