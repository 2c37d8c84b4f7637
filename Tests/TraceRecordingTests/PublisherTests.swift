import Testing
import TraceRecording
import Traces

/// Tests publishers returned through a protocol.
@Suite struct PublisherTests {
  private let recorder = Recorder()

  /// Creates a Presenter, and has it load.
  private func open() -> RatesPresenter {
    let presenter = recorder.recording { RatesPresenter(repository: RatesRepository()) }
    recorder.act("open", to: presenter) { presenter.load() }
    return presenter
  }

  @Test func `records each value as a message back`() throws {
    let presenter = open()
    #expect(presenter.shown == ["1.5", "2.5"])
    #expect(try recorder.rows == Cases.lines("values are published"))
  }

  @Test func `records the object that set a stored publisher`() throws {
    let repository = RatesRepository()
    recorder.recording {
      let (view, presenter) = (RatesView(), RatesPresenter(repository: repository))
      recorder.action("open", to: presenter) { view.rates = repository.rates }
      recorder.action("look", to: view) { view.open() }
      recorder.action("refresh", to: presenter) { repository.refresh() }
      #expect(view.shown == [1.5, 2.5])
    }
    let rows = try Cases.lines("values are published by a stored publisher")
    #expect(recorder.rows.prefix(5) == rows[...])
  }

  @Test func `delivers the same values while nothing records`() {
    let presenter = RatesPresenter(repository: RatesRepository())
    presenter.load()
    #expect(presenter.shown == ["1.5", "2.5"])
  }

  @Test(
    arguments: [
      (.drop, 1, ["2.5"]), (.double, 2, ["1.5", "2.5", "2.5"]), (.delay(10), 1, ["2.5", "1.5"]),
    ] as [(MessageFault, Int, [String])]
  )
  func `drops, doubles, delays a value`(fault: MessageFault, number: Int, values: [String]) throws {
    try recorder.inject(fault, "Repository -> Presenter rates", occurrence: number)
    #expect(open().shown == values)
    #expect(recorder.trace().events.contains { $0.loss == .dropped } == !values.contains("1.5"))
  }
}

@Role(.view) final class RatesView {
  @Seam var rates: Publisher<Double>?
  private(set) var shown: [Double] = []

  func open() { rates?.sink { [weak self] in self?.shown.append($0) } }
}

final class Publisher<Element>: SeamPublisher {
  private var subscribers: [(Element) -> Void] = []
  private let send: ((Element) -> SeamDelivery)?
  private let upstream: Publisher<Element>?

  init() { (send, upstream) = (nil, nil) }

  private init(_ upstream: Publisher<Element>, _ send: @escaping (Element) -> SeamDelivery) {
    self.upstream = upstream
    self.send = send
  }

  func send(_ element: Element) { subscribers.forEach { $0(element) } }

  /// Receives each value, at once or on a queue.
  func sink(on queue: LaterQueue? = nil, _ receive: @escaping (Element) -> Void) {
    guard let upstream, let send else { return subscribers.append(receive) }
    upstream.sink { element in
      let delivery = send(element)
      guard let queue else { return delivery { receive(element) } }
      queue.async { delivery { receive(element) } }
    }
  }

  func delivering(through send: @escaping (Element) -> SeamDelivery) -> Self {
    guard let publisher = Publisher(self, send) as? Self else { return self }
    return publisher
  }
}

@Proxied protocol RatesRepositoryProtocol: AnyObject {
  var rates: Publisher<Double> { get }
  func refresh()
}

@Role(.repository) final class RatesRepository: RatesRepositoryProtocol {
  let rates = Publisher<Double>()

  func refresh() {
    rates.send(1.5)
    rates.send(2.5)
  }
}

@Role(.presenter) final class RatesPresenter {
  private(set) var repository: any RatesRepositoryProtocol
  private(set) var shown: [String] = []

  init(repository: any RatesRepositoryProtocol) { self.repository = repository }

  func load() {
    observe()
    repository.refresh()
  }

  /// Receives each value, at once or on a queue.
  func observe(on queue: LaterQueue? = nil) {
    repository.rates.sink(on: queue) { [weak self] in self?.shown.append("\($0)") }
  }
}
