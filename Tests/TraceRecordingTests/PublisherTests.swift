import Testing
import TraceRecording
import Traces

/// Tests publishers returned through a protocol.
@Suite struct PublisherTests {
  private let conversation = Conversation()
  private var recorder: Recorder { conversation.recorder }

  /// Creates a Presenter, and has it load.
  private func open() -> RatesPresenter {
    let presenter = recorder.recording { RatesPresenter(repository: RatesRepository()) }
    recorder.act("open", to: presenter) { presenter.load() }
    return presenter
  }

  @Test func `records each value as a message back`() {
    let presenter = open()
    #expect(presenter.shown == ["1.5", "2.5"])
    #expect(
      conversation.rows == [
        "1: User action Presenter open", "2 in 1: Presenter call Repository rates",
        "3 in 2: Repository return Presenter Publisher<Double>",
        "4 in 1: Presenter call Repository refresh()",
        "5 in 4: Repository call Presenter rates(1.5)",
        "6 in 5: Presenter lost - show(_:)",
        "7 in 4: Repository call Presenter rates(2.5)",
        "8 in 7: Presenter lost - show(_:)",
      ]
    )
  }

  @Test func `records the object that set a stored publisher`() {
    let repository = RatesRepository()
    recorder.recording {
      let (view, presenter) = (RatesView(), RatesPresenter(repository: repository))
      recorder.action("open", to: presenter) { view.rates = repository.rates }
      recorder.action("look", to: view) { view.open() }
      recorder.action("refresh", to: presenter) { repository.refresh() }
      #expect(view.shown == [1.5, 2.5])
    }
    #expect(
      conversation.rows.prefix(5) == [
        "1: User action Presenter open", "2: User action View look",
        "3: User action Presenter refresh", "4 in 3: Presenter call View rates(1.5)",
        "5 in 3: Presenter call View rates(2.5)",
      ]
    )
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

  func sink(_ receive: @escaping (Element) -> Void) {
    guard let upstream, let send else { return subscribers.append(receive) }
    upstream.sink { element in send(element)() { receive(element) } }
  }

  /// Receives each value on a queue.
  func sink(on queue: LaterQueue, _ receive: @escaping (Element) -> Void) {
    guard let upstream, let send else { return subscribers.append(receive) }
    upstream.sink { element in
      let delivery = send(element)
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

@Proxied protocol RatesViewProtocol: AnyObject {
  func show(_ text: String)
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
  weak var view: (any RatesViewProtocol)?
  private(set) var shown: [String] = []

  init(repository: any RatesRepositoryProtocol) { self.repository = repository }

  func load() {
    repository.rates.sink { [weak self] rate in
      self?.shown.append("\(rate)")
      self?.view?.show("\(rate)")
    }
    repository.refresh()
  }
}
