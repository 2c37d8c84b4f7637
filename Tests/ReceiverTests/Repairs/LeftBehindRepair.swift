import TraceRecording

/// A Presenter that a timer retains after its screen was left.
enum LeftBehindRepair {
  static let repair = Repair(
    "left-behind",
    "[weak self] in the closures of ClockPresenter, and end its timers and subscriptions",
    delivers: "show",
    broken: { play({ Broken.ClockPresenter($0) }, in: $0) },
    repaired: { play({ Repaired.ClockPresenter($0) }, in: $0) }
  )

  enum Broken {
    @Role(.presenter) final class ClockPresenter: ClockPresenterProtocol {
      weak var view: ClockViewProtocol?
      private let clock: SystemClock
      private var timer: Int?

      init(_ clock: SystemClock) { self.clock = clock }

      func open() {
        timer = clock.start { self.tick() }
      }
      func leave() {}
      private func tick() { view?.show("12:00") }
    }
  }

  enum Repaired {
    @Role(.presenter) final class ClockPresenter: ClockPresenterProtocol {
      weak var view: ClockViewProtocol?
      private let clock: SystemClock
      private var timer: Int?

      init(_ clock: SystemClock) { self.clock = clock }

      func open() {
        timer = clock.start { [weak self] in self?.tick() }
      }
      func leave() {
        if let timer { clock.cancel(timer) }
      }
      private func tick() { view?.show("12:00") }
    }
  }

  protocol ClockViewProtocol: AnyObject { func show(_ text: String) }
  protocol ClockPresenterProtocol: AnyObject {
    var view: ClockViewProtocol? { get set }
    func open()
    func leave()
  }

  @Role(.view) final class ClockView: ClockViewProtocol {
    var presenter: ClockPresenterProtocol?

    func viewDidLoad() { presenter?.open() }
    func viewDidDisappear() { presenter?.leave() }
    func show(_ text: String) {}
  }

  /// A clock of the system, which retains the closures of its timers.
  final class SystemClock {
    private var ticks: [Int: () -> Void] = [:]

    func start(_ tick: @escaping () -> Void) -> Int {
      ticks[ticks.count] = tick
      return ticks.count - 1
    }
    func cancel(_ timer: Int) { ticks[timer] = nil }
    func fire() { for tick in ticks.values { tick() } }
  }

  /// Opens and leaves the screen, which the app then releases; the clock continues.
  private static func play(
    _ make: (SystemClock) -> any ClockPresenterProtocol,
    in recorder: Recorder
  ) -> Any {
    let clock = SystemClock()
    var view: ClockView? = recorder.recording {
      let (view, presenter) = (ClockView(), make(clock))
      view.presenter = presenter
      presenter.view = view
      return view
    }
    recorder.recording {
      recorder.action("open", to: view) { view?.viewDidLoad() }
      clock.fire()
      recorder.action("back", to: view) { view?.viewDidDisappear() }
    }
    view = nil
    return clock
  }
}
