import Publishing
import Stage
import Testing
import TraceRecording
import Traces

/// The queue in the row of a published value: the one on which the value reaches the subscriber.
@Suite struct DeliveryTests {
  private let recorder = Recorder()
  private let clock = VirtualClock()

  @Test func `tells a value on the queue on which it is drawn, whatever is made of it before`() {
    #expect(queues { $0.map { "\($0)" }.receive(on: main) } == ["main"])
    #expect(queues { $0.receive(on: main).map { "\($0)" } } == ["main"])
    #expect(queues { $0.map { $0 + 1 }.map { "\($0)" }.receive(on: main) } == ["main"])
  }

  @Test func `tells it where it comes from if nobody changes queues`() {
    #expect(queues { $0.map { "\($0)" } } == ["io"])
  }

  @Test func `tells it where something is done with it`() {
    #expect(queues { $0.handling { _ in }.map { "\($0)" }.receive(on: main) } == ["io"])
  }

  @Test func `hands on what was made of it, each value once`() {
    let screen = run { $0.map { "\($0)°" }.receive(on: main) }
    #expect(screen.shown == ["21°", "22°"])
  }

  private var main: Queue { Queue("main", clock) }

  /// Returns the queues on which the View received values.
  private func queues(_ pipeline: @escaping (Publisher<Int>) -> Publisher<String>) -> Set<String> {
    let screen = run(pipeline)
    let told = recorder.trace().events.filter { $0.isMessage && $0.receiver?.role == .view }
    return screen.shown.count == 2 ? Set(told.map(\.deliveredOn)) : []
  }

  private func run(_ pipeline: @escaping (Publisher<Int>) -> Publisher<String>) -> DegreesScreen {
    recorder.recording {
      let screen = DegreesScreen(presenter: DegreesPresenter(Queue("io", clock)))
      recorder.action("open", to: screen) { screen.open(pipeline) }
      clock.run(until: 0) { queue, work in
        recorder.executor = queue
        work()
        recorder.executor = Event.mainExecutor
      }
      return screen
    }
  }
}

protocol DegreesPresenterProtocol: AnyObject {
  func degrees() -> Publisher<Int>
}

/// A Presenter that publishes on a queue other than main.
@Role(.presenter) final class DegreesPresenter: DegreesPresenterProtocol {
  private let queue: Queue

  init(_ queue: Queue) { self.queue = queue }

  func degrees() -> Publisher<Int> {
    Publisher { [queue] receive in
      queue.async { for value in [21, 22] { receive(value) } }
      return Subscription()
    }
  }
}

/// A View that stores the values of a pipeline.
@Role(.view) final class DegreesScreen {
  private(set) var shown: [String] = []
  private var presenter: any DegreesPresenterProtocol
  private var subscription: Subscription?

  init(presenter: any DegreesPresenterProtocol) { self.presenter = presenter }

  func open(_ pipeline: (Publisher<Int>) -> Publisher<String>) {
    subscription = pipeline(presenter.degrees()).subscribe { [weak self] in self?.shown.append($0) }
  }
}
