import TraceRecording

/// A View that a closure in its ViewModel retains.
enum StrongClosureRepair {
  static let repair = Repair(
    "strong-closure",
    "[weak self] in ViewModel.onChange",
    delivers: "onChange"
  ) { recorder in
    // The app releases the screen after it was left.
    func assemble() -> ClockView { ClockView(ClockViewModel()) }
    _ = recorder.play(assemble, ("open", { $0.viewDidLoad() }), ("back", { _ in }))
    return ()
  }

  @Role(.view) final class ClockView {
    private let viewModel: ClockViewModel
    private var text = ""

    init(_ viewModel: ClockViewModel) { self.viewModel = viewModel }

    func viewDidLoad() {
      if Repair.isDone {
        viewModel.onChange = { [weak self] text in self?.show(text) }
      } else {
        viewModel.onChange = { text in self.show(text) }
      }
      viewModel.start()
    }
    private func show(_ text: String) { self.text = text }
  }

  @Role(.viewModel) final class ClockViewModel {
    @Seam var onChange: ((String) -> Void)?

    func start() { onChange?("12:00") }
  }
}

/// A Presenter that a timer retains after its screen was left.
enum LeftBehindRepair {
  static let repair = Repair(
    "left-behind",
    "[weak self] in the closures of ClockPresenter, and end its timers and subscriptions",
    delivers: "show"
  ) { recorder in
    let clock = SystemClock()
    var view: ClockView? = recorder.recording {
      let (view, presenter) = (ClockView(), ClockPresenter(clock))
      view.presenter = presenter
      presenter.view = view
      return view
    }
    recorder.recording {
      recorder.action("open", to: view) { view?.viewDidLoad() }
      clock.fire()
      recorder.action("back", to: view) { view?.viewDidDisappear() }
    }
    // The app releases the screen that was left; the clock continues.
    view = nil
    return clock
  }

  protocol ClockViewProtocol: AnyObject { func show(_ text: String) }

  @Role(.view) final class ClockView: ClockViewProtocol {
    var presenter: ClockPresenter?

    func viewDidLoad() { presenter?.open() }
    func viewDidDisappear() { presenter?.leave() }
    func show(_ text: String) {}
  }

  @Role(.presenter) final class ClockPresenter {
    weak var view: ClockViewProtocol?
    private let clock: SystemClock
    private var timer: Int?

    init(_ clock: SystemClock) { self.clock = clock }

    func open() {
      if Repair.isDone {
        timer = clock.start { [weak self] in self?.tick() }
      } else {
        timer = clock.start { self.tick() }
      }
    }
    func leave() {
      if Repair.isDone, let timer { clock.cancel(timer) }
    }
    private func tick() { view?.show("12:00") }
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
}

/// A View that does not end its subscription when the screen is left.
enum EndlessSubscriptionRepair {
  static let repair = Repair(
    "endless-subscription",
    "end the subscription of PricePresenter when the screen goes",
    delivers: "show"
  ) { recorder in
    let server = PriceServer()
    let (view, coordinator) = recorder.recording {
      let (view, presenter) = (PriceView(), PricePresenter(PriceRepository(server)))
      view.presenter = presenter
      presenter.view = view
      return (view, TabCoordinator(view))
    }
    recorder.recording {
      recorder.action("start", to: coordinator) { coordinator.start() }
      server.send(1)
      recorder.action("back", to: view) { view.viewDidDisappear() }
      for price in 2...3 { server.send(price) }
    }
    return (coordinator, server)
  }

  protocol PriceViewProtocol: AnyObject {
    func viewDidLoad()
    func show(_ price: Int)
  }

  @Role(.view) final class PriceView: PriceViewProtocol {
    var presenter: PricePresenter?

    func viewDidLoad() { presenter?.open() }
    func viewDidDisappear() { if Repair.isDone { presenter?.leave() } }
    func show(_ price: Int) {}
  }

  @Role(.presenter) final class PricePresenter {
    weak var view: PriceViewProtocol?
    private let repository: PriceRepository

    init(_ repository: PriceRepository) { self.repository = repository }

    func open() {
      repository.observe { [weak self] price in self?.view?.show(price) }
    }
    func leave() { repository.stop() }
  }

  @Role(.repository) final class PriceRepository {
    private let server: PriceServer

    init(_ server: PriceServer) { self.server = server }

    func observe(_ onPrice: @escaping (Int) -> Void) { server.connect(onPrice) }
    func stop() { server.disconnect() }
  }

  /// A server, which is no participant and sends when the test tells it to.
  final class PriceServer {
    private var listener: ((Int) -> Void)?

    func connect(_ listener: @escaping (Int) -> Void) { self.listener = listener }
    func disconnect() { listener = nil }
    func send(_ price: Int) { listener?(price) }
  }

  /// Holds the screen in a tab, also while another tab is shown.
  @Role(.coordinator) final class TabCoordinator {
    private let screen: PriceViewProtocol

    init(_ screen: PriceViewProtocol) { self.screen = screen }

    func start() { screen.viewDidLoad() }
  }
}
