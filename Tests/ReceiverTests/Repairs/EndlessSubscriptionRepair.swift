import TraceRecording

/// A View that does not end its subscription when the screen is left.
enum EndlessSubscriptionRepair {
  static let repair = Repair(
    "endless-subscription",
    "end the subscription of PricePresenter when the screen goes",
    delivers: "show",
    broken: { play(Broken.PriceView(), in: $0) },
    repaired: { play(Repaired.PriceView(), in: $0) }
  )

  enum Broken {
    @Role(.view) final class PriceView: PriceViewProtocol {
      var presenter: PricePresenter?

      func viewDidLoad() { presenter?.open() }
      func viewDidDisappear() {}
      func show(_ price: Int) {}
    }
  }

  enum Repaired {
    @Role(.view) final class PriceView: PriceViewProtocol {
      var presenter: PricePresenter?

      func viewDidLoad() { presenter?.open() }
      func viewDidDisappear() { presenter?.leave() }
      func show(_ price: Int) {}
    }
  }

  protocol PriceViewProtocol: AnyObject {
    var presenter: PricePresenter? { get set }
    func viewDidLoad()
    func viewDidDisappear()
    func show(_ price: Int)
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

  private static func play(_ make: @autoclosure () -> any PriceViewProtocol, in recorder: Recorder)
    -> Any
  {
    let server = PriceServer()
    let (view, coordinator) = recorder.recording {
      let (view, presenter) = (make(), PricePresenter(PriceRepository(server)))
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
}
