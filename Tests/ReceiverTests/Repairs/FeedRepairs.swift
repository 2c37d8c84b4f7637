import TraceRecording

/// A Presenter that shows each answer, also a late answer to an older request.
enum RefreshRaceRepair {
  static let repair = Repair(
    "refresh-race",
    "take the answer to the last request only",
    delivers: "show",
    broken: {
      FeedModule.openAndPull(
        { RepeatedRequestRepair.Broken.FeedPresenter($0) },
        in: $0,
        newestFirst: true
      )
    },
    repaired: {
      FeedModule.openAndPull({ Repaired.FeedPresenter($0) }, in: $0, newestFirst: true)
    }
  )

  enum Repaired {
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
          guard asked == self?.generation else { return }
          self?.view?.show(rows)
        }
      }
    }
  }
}

/// A Presenter that asks again while its first request is open.
enum RepeatedRequestRepair {
  static let repair = Repair(
    "repeated-request",
    "send fetch in FeedPresenter only while none is open",
    delivers: "show",
    broken: { FeedModule.openAndPull({ Broken.FeedPresenter($0) }, in: $0) },
    repaired: { FeedModule.openAndPull({ Repaired.FeedPresenter($0) }, in: $0) }
  )

  enum Broken {
    @Role(.presenter) final class FeedPresenter: FeedPresenterProtocol {
      weak var view: FeedViewProtocol?
      private let repository: FeedRepository

      init(_ repository: FeedRepository) { self.repository = repository }

      func open() { load() }
      func refresh() { load() }

      private func load() {
        repository.fetch { [weak self] rows in self?.view?.show(rows) }
      }
    }
  }

  enum Repaired {
    @Role(.presenter) final class FeedPresenter: FeedPresenterProtocol {
      weak var view: FeedViewProtocol?
      private let repository: FeedRepository
      private var isLoading = false

      init(_ repository: FeedRepository) { self.repository = repository }

      func open() { load() }
      func refresh() { load() }

      private func load() {
        guard !isLoading else { return }
        isLoading = true
        repository.fetch { [weak self] rows in
          self?.isLoading = false
          self?.view?.show(rows)
        }
      }
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
