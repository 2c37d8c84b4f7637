import FixtureKit
import Observation
import TraceRecording

// SwiftUI's shape: screens are values, which read what an observable Presenter and a Router's path say.

protocol CounterCounting: AnyObject {
  func value() -> Int
  func add(_ count: Int) async -> Int
}

protocol CounterPathKeeping: AnyObject {
  var path: [String] { get }
  func push(_ screen: String)
}

@Role(.presenter) @MainActor @Observable final class CounterPresenter {
  private(set) var count = 0
  private(set) var isBusy = false
  private let interactor: any CounterCounting
  @Seam @ObservationIgnored private weak var router: (any CounterPathKeeping)?
  @ObservationIgnored private(set) var task: Task<Void, Never>?

  init(interactor: any CounterCounting, router: any CounterPathKeeping) {
    self.interactor = interactor
    self.router = router
  }

  func appear() { count = interactor.value() }

  func press() {
    isBusy = true
    task = Task {
      count = await interactor.add(2)
      isBusy = false
    }
  }

  func showHistory() { router?.push("history of \(count)") }
}

@Role(.interactor) final class CounterInteractor: CounterCounting {
  private lazy var store = CounterStore()

  func value() -> Int { store.read() }

  func add(_ count: Int) async -> Int {
    store.write(store.read() + count)
    return store.read()
  }
}

@Role(.store) final class CounterStore {
  private var count = 40

  func read() -> Int { count }
  func write(_ count: Int) { self.count = count }
}

@Role(.router) @Observable final class CounterRouter: CounterPathKeeping {
  @Unseen private(set) var path: [String] = []

  func push(_ screen: String) { path.append(screen) }
}

@MainActor struct CounterScreen {
  let presenter: CounterPresenter
  let router: CounterRouter

  var body: String {
    router.path.last ?? (presenter.isBusy ? "…" : "count \(presenter.count)")
  }

  /// Shows what it reads, and again as soon as that changes.
  func render() {
    let text = withObservationTracking {
      body
    } onChange: {
      journal.shows("changes")
    }
    journal.shows(text)
  }
}

@MainActor final class CounterApp {
  private var screen: CounterScreen?

  static let fixture = Fixture("Counter") { await CounterApp().play() }

  private func play() async {
    start()
    screen?.presenter.appear()
    screen?.render()
    screen?.presenter.press()
    screen?.render()
    await screen?.presenter.task?.value
    screen?.render()
    screen?.presenter.showHistory()
    screen?.render()
    screen = nil
  }

  private func start() {
    let router = CounterRouter()
    let presenter = CounterPresenter(interactor: CounterInteractor(), router: router)
    screen = CounterScreen(presenter: presenter, router: router)
    screen?.render()
  }
}
