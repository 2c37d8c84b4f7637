import TraceRecording
import Traces

/// A Presenter that updates its View on the queue on which it has read.
enum ReplyOffMainRepair {
  static let repair = Repair(
    "reply-off-main",
    "go to the main queue before FeedPresenter tells the View",
    delivers: "show",
    broken: { play({ Broken.FeedPresenter(NewsRepository(), $0, $1) }, in: $0) },
    repaired: { play({ Repaired.FeedPresenter(NewsRepository(), $0, $1) }, in: $0) }
  )

  enum Broken {
    @Role(.presenter) final class FeedPresenter: FeedPresenterProtocol {
      weak var view: FeedViewProtocol?
      private let repository: NewsRepository
      private let ioQueue: WorkQueue

      init(_ repository: NewsRepository, _ ioQueue: WorkQueue, _ mainQueue: WorkQueue) {
        (self.repository, self.ioQueue) = (repository, ioQueue)
      }

      func open() {
        ioQueue.async { [weak self] in
          guard let self else { return }
          let rows = repository.all()
          view?.show(rows)
        }
      }
      func refresh() {}
    }
  }

  enum Repaired {
    @Role(.presenter) final class FeedPresenter: FeedPresenterProtocol {
      weak var view: FeedViewProtocol?
      private let repository: NewsRepository
      private let ioQueue, mainQueue: WorkQueue

      init(_ repository: NewsRepository, _ ioQueue: WorkQueue, _ mainQueue: WorkQueue) {
        (self.repository, self.ioQueue, self.mainQueue) = (repository, ioQueue, mainQueue)
      }

      func open() {
        ioQueue.async { [weak self] in
          guard let self else { return }
          let rows = repository.all()
          mainQueue.async { [weak self] in self?.view?.show(rows) }
        }
      }
      func refresh() {}
    }
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

  private static func play(
    _ make: (_ ioQueue: WorkQueue, _ mainQueue: WorkQueue) -> any FeedPresenterProtocol,
    in recorder: Recorder
  ) -> Any {
    let ioQueue = WorkQueue("io", recorder)
    let mainQueue = WorkQueue(Event.mainExecutor, recorder)
    let view = recorder.recording { FeedModule.assemble(make(ioQueue, mainQueue)) }
    recorder.recording {
      recorder.action("open", to: view) { view.viewDidLoad() }
      ioQueue.run()
      mainQueue.run()
    }
    return view
  }
}
