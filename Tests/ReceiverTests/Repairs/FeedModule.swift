import TraceRecording
import Traces

// The screen of a feed in RPVC. Its answers, closures and subscriptions break the rule whose repair is played and not done.

@Role(.view) final class FeedView {
  var presenter: FeedPresenter?

  func viewDidLoad() { presenter?.open() }
  func pull() { presenter?.refresh() }
  func tapFollow() { presenter?.follow() }
  func tapSave() { presenter?.save() }
  func viewDidDisappear() {
    if !Repair.breaks("endless-subscription") { presenter?.leave() }
  }

  func showTitle(_ title: String) {}
  func show(_ rows: [String]) {}
  func showError(_ text: String) {}
}

@Role(.presenter) final class FeedPresenter {
  weak var view: FeedView?
  weak var coordinator: FeedCoordinator?
  private let repository: FeedRepository
  /// The queue on which a repaired module tells the View what came on another queue.
  private let mainQueue: SlowServer
  private var requests = 0
  private var isLoading = false

  init(_ repository: FeedRepository, _ mainQueue: SlowServer) {
    self.repository = repository
    self.mainQueue = mainQueue
  }

  func open() {
    view?.showTitle("Feed")
    refresh()
  }

  func refresh() {
    if isLoading && Repair.repairs("repeated-request") { return }
    isLoading = true
    requests += 1
    let request = requests
    if Repair.breaks("late-reply") {
      repository.fetch { self.didFetch($0, for: request) }
    } else {
      repository.fetch { [weak self] in self?.didFetch($0, for: request) }
    }
  }

  func follow() {
    if Repair.breaks("left-behind") {
      repository.observe { self.view?.show($0) }
    } else {
      repository.observe { [weak self] in self?.view?.show($0) }
    }
  }

  func save() {
    repository.save("Milk") { [weak self] in self?.didSave($0) }
    if Repair.breaks("early-close") { coordinator?.close() }
  }

  func leave() {
    if !Repair.breaks("left-behind") { repository.stop() }
  }

  private func didFetch(_ rows: [String], for request: Int) {
    isLoading = false
    if request < requests && Repair.repairs("refresh-race") { return }
    if Repair.repairs("reply-off-main") {
      mainQueue.request { [weak self] _ in self?.view?.show(rows) }
    } else {
      view?.show(rows)
    }
  }

  private func didSave(_ failure: String?) {
    if let failure { view?.showError(failure) }
    if !Repair.breaks("early-close") { coordinator?.close() }
  }
}

@Role(.repository) final class FeedRepository {
  private let server: SlowServer

  init(_ server: SlowServer) { self.server = server }

  func fetch(then done: @escaping ([String]) -> Void) { server.request(done) }
  func save(_ text: String, then done: @escaping (String?) -> Void) {
    server.request { _ in done(nil) }
  }

  func observe(_ onRows: @escaping ([String]) -> Void) { server.listener = onRows }
  func stop() { server.listener = nil }
}

/// Holds the screen in a tab, also while another tab is shown.
@Role(.coordinator) final class FeedCoordinator {
  private let screen: FeedView

  init(_ screen: FeedView) { self.screen = screen }

  func close() {}
}

/// A server or a queue, which is no participant and calls closures when the test tells it to.
final class SlowServer {
  var listener: (([String]) -> Void)?
  private var waiting: [() -> Void] = []

  func request(_ done: @escaping ([String]) -> Void) {
    waiting.append(Recorder.preservingThreadContext { done(["News"]) })
  }

  /// Answers all requests, the oldest first unless `newestFirst`.
  func answer(newestFirst: Bool = false) {
    let all = newestFirst ? waiting.reversed() : waiting
    waiting = []
    for done in all { done() }
  }
}

/// Records a feed, which it holds until the screen is released, and its server.
final class FeedApp {
  private let recorder: Recorder
  private let server = SlowServer()
  private let mainQueue = SlowServer()
  private weak var view: FeedView?
  private var coordinator: FeedCoordinator?

  init(_ recorder: Recorder) {
    self.recorder = recorder
    recorder.recording {
      let (view, presenter) = (FeedView(), FeedPresenter(FeedRepository(server), mainQueue))
      view.presenter = presenter
      presenter.view = view
      self.view = view
      coordinator = FeedCoordinator(view)
      presenter.coordinator = coordinator
    }
  }

  /// Returns the play of a feed that `use` uses.
  static func play(_ use: @escaping @Sendable (FeedApp) -> Void) -> Repair.Play {
    { recorder in
      let app = FeedApp(recorder)
      use(app)
      return app
    }
  }

  func act(_ words: String, _ body: (FeedView) -> Void) {
    recorder.act(words, to: view) { view.map(body) }
  }

  func send(_ title: String) { recorder.recording { server.listener?([title]) } }
  func releaseScreen() { coordinator = nil }

  /// Answers all requests on a queue, then does the work of the main queue.
  func answer(on executor: String = Event.mainExecutor, newestFirst: Bool = false) {
    recorder.executor = executor
    recorder.recording { server.answer(newestFirst: newestFirst) }
    recorder.executor = Event.mainExecutor
    recorder.recording { mainQueue.answer() }
  }
}
