import TraceRecording
import Traces

/// A Presenter that shows each answer, also a late answer to an older request.
enum RefreshRaceRepair {
  static let repair = Repair(
    "refresh-race",
    "take the answer to the last request only",
    delivers: "show"
  ) { recorder in
    FeedModule.openAndPull({ FeedPresenter($0) }, in: recorder, newestFirst: true)
  }

  @Role(.presenter) final class FeedPresenter: FeedPresenterProtocol {
    weak var view: FeedViewProtocol?
    private let repository: FeedRepository
    private var generation = 0

    init(_ repository: FeedRepository) { self.repository = repository }

    func open() { load() }
    func refresh() { load() }

    private func load() {
      generation += 1
      let asked = generation
      repository.fetch { [weak self] rows in
        guard let self, asked == generation || !Repair.isDone else { return }
        view?.show(rows)
      }
    }
  }
}

/// A Presenter that asks again while its first request is open.
enum RepeatedRequestRepair {
  static let repair = Repair(
    "repeated-request",
    "send fetch in FeedPresenter only while none is open",
    delivers: "show"
  ) { recorder in
    FeedModule.openAndPull({ FeedPresenter($0) }, in: recorder)
  }

  @Role(.presenter) final class FeedPresenter: FeedPresenterProtocol {
    weak var view: FeedViewProtocol?
    private let repository: FeedRepository
    private var isLoading = false

    init(_ repository: FeedRepository) { self.repository = repository }

    func open() { load() }
    func refresh() { load() }

    private func load() {
      if Repair.isDone && isLoading { return }
      isLoading = true
      repository.fetch { [weak self] rows in
        self?.isLoading = false
        self?.view?.show(rows)
      }
    }
  }
}

/// A Presenter that an open request retains, and that updates the View of a screen that was left.
enum LateReplyRepair {
  static let repair = Repair(
    "late-reply",
    "[weak self], or cancel the request when the screen is left",
    delivers: "showTitle"
  ) { recorder in
    // The app releases the screen before the server answers.
    let server = SlowServer()
    func assemble() -> FeedView {
      FeedModule.assemble(FeedPresenter(FeedRepository(server)))
    }
    _ = recorder.play(assemble, ("open", { $0.viewDidLoad() }), ("back", { _ in }))
    recorder.recording { server.answer(["News"]) }
    return server
  }

  @Role(.presenter) final class FeedPresenter: FeedPresenterProtocol {
    weak var view: FeedViewProtocol?
    private let repository: FeedRepository

    init(_ repository: FeedRepository) { self.repository = repository }

    func open() {
      view?.showTitle("Feed")
      if Repair.isDone {
        repository.fetch { [weak self] rows in self?.view?.show(rows) }
      } else {
        repository.fetch { rows in self.view?.show(rows) }
      }
    }
    func refresh() {}
  }
}

/// A Presenter that updates its View on the queue on which it has read.
enum ReplyOffMainRepair {
  static let repair = Repair(
    "reply-off-main",
    "go to the main queue before FeedPresenter tells the View",
    delivers: "show"
  ) { recorder in
    let ioQueue = WorkQueue("io", recorder)
    let mainQueue = WorkQueue(Event.mainExecutor, recorder)
    let view = recorder.recording {
      FeedModule.assemble(FeedPresenter(ioQueue, Repair.isDone ? mainQueue : nil))
    }
    recorder.recording {
      recorder.action("open", to: view) { view.viewDidLoad() }
      ioQueue.run()
      mainQueue.run()
    }
    return view
  }

  @Role(.presenter) final class FeedPresenter: FeedPresenterProtocol {
    weak var view: FeedViewProtocol?
    private let repository = NewsRepository()
    private let ioQueue: WorkQueue
    /// The queue on which the View is told; nil in the broken module, which stays on `ioQueue`.
    private let mainQueue: WorkQueue?

    init(_ ioQueue: WorkQueue, _ mainQueue: WorkQueue?) {
      (self.ioQueue, self.mainQueue) = (ioQueue, mainQueue)
    }

    func open() {
      ioQueue.async { [weak self] in
        guard let self else { return }
        let rows = repository.all()
        if let mainQueue {
          mainQueue.async { [weak self] in self?.view?.show(rows) }
        } else {
          view?.show(rows)
        }
      }
    }
    func refresh() {}
  }

  @Role(.repository) final class NewsRepository {
    func all() -> [String] { ["News"] }
  }

  /// A queue of the system, which does its work when the test tells it to.
  final class WorkQueue {
    private let name: String
    private let recorder: Recorder
    private var work: [() -> Void] = []

    init(_ name: String, _ recorder: Recorder) { (self.name, self.recorder) = (name, recorder) }

    func async(_ body: @escaping () -> Void) {
      work.append(Recorder.preservingThreadContext(body))
    }

    func run() {
      recorder.executor = name
      while !work.isEmpty { work.removeFirst()() }
      recorder.executor = Event.mainExecutor
    }
  }
}

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
