import Testing
import TraceRecording
import Traces

@Suite struct RunawayTests {
  private let recorder = Recorder()

  /// Runs an action of a talker, and returns the lost messages.
  private func act(_ talker: Talker, _ body: () -> Void) -> [Event] {
    recorder.act("go", to: talker, body)
    return recorder.trace().events.filter { $0.kind == .lost }
  }

  private func make() -> Talker { recorder.recording { Talker() } }

  @Test func `delivers ten thousand messages of each action, and no more`() {
    let talker = make()
    for actions in 1...2 {
      let lost = act(talker) { talker.add(10_005) }
      #expect(talker.number == actions * 10_000)
      #expect(lost.count == actions * 5)
      #expect(lost.allSatisfy { $0.loss == .stopped && $0.candidates.contains("add()") })
      #expect(lost.first?.receiver?.name == "Counter")
    }
  }

  @Test func `stops two objects that call each other, until the outermost call has ended`() {
    let (one, other) = (make(), make())
    (one.partner, other.partner) = (other, one)
    let lost = act(one) {
      one.ping()
      #expect(one.depth + other.depth == 201)
      one.ping()
    }
    #expect(one.depth + other.depth == 402)
    #expect(recorder.trace().events.count { $0.kind == .call } == 400)
    #expect(lost.map(\.loss) == [.stopped, .stopped])
    #expect(lost.map(\.message?.name) == ["ping()", "ping()"])
  }

  @Test func `stops no calls without an action, nor through a reference that is never nil`() {
    let talker = make()
    recorder.recording { talker.add(10_005) }
    #expect(talker.number == 10_005)
    #expect(act(talker) { for _ in 0..<10_005 { _ = talker.always.next() } }.isEmpty)
    #expect(talker.number == 20_010)
    // An optional reference is read as nil after the stop.
    #expect(act(talker) { talker.ask() }.map(\.loss) == [.stopped])
    #expect(talker.number == 30_011)
  }

  @Test func `counts messages that find the log full`() {
    let recorder = Recorder(limit: 100)
    let talker = recorder.recording { Talker() }
    recorder.recording {
      recorder.action("go", to: talker) { talker.add(10_005) }
      #expect(talker.number == 10_000)
      recorder.action("go", to: talker) { talker.add(1) }
    }
    #expect(talker.number == 10_001)
  }

  @Test func `stops a stored closure`() {
    let talker = make()
    talker.onEnd = { [unowned talker] in talker.ends += 1 }
    let lost = act(talker) { talker.end(10_002) }
    #expect(talker.ends == 10_000)
    #expect(lost.count == 2)
  }
}

@Proxied protocol PingProtocol: AnyObject {
  func ping()
}

@Proxied protocol CounterProtocol: AnyObject {
  func add()
  func next() -> Int
}

/// A Presenter that counts, and plays a game without an end.
@Role("Talker", as: .presenter) final class Talker: PingProtocol {
  private let total = Total()
  weak var partner: PingProtocol?
  private(set) var depth = 0
  var ends = 0
  private(set) var counter: CounterProtocol?
  private(set) var always: any CounterProtocol
  @Seam var onEnd: (() -> Void)?

  init() {
    always = total
    counter = total
  }

  var number: Int { total.number }

  func add(_ times: Int) {
    for _ in 0..<times { counter?.add() }
  }

  func ask() {
    while counter?.next() != nil {}
  }

  func end(_ times: Int) {
    for _ in 0..<times { onEnd?() }
  }

  func ping() {
    depth += 1
    partner?.ping()
  }
}

@Role("Counter", as: .interactor) final class Total: CounterProtocol {
  private(set) var number = 0

  func add() { number += 1 }

  func next() -> Int {
    number += 1
    return number
  }
}

@Suite struct CancellationFlagTests {
  private let cancellation = CancellationFlag()

  @Test func `stops the delivery of messages until it is cleared`() {
    let recorder = CancellationFlag.$current.withValue(cancellation) { Recorder() }
    let talker = recorder.recording { Talker() }
    talker.onEnd = { [cancellation] in cancellation.set() }
    recorder.act("go", to: talker) {
      talker.add(3)
      talker.end(1)
      talker.add(2)
    }
    #expect(talker.number == 3)
    #expect(recorder.trace().events.count { $0.loss == .stopped } == 2)
    recorder.act("go", to: talker) { talker.add(1) }
    #expect(talker.number == 3)
    cancellation.clear()
    recorder.act("go", to: talker) { talker.add(1) }
    #expect(talker.number == 4)
  }

  @Test func `does not stop a recorder created without it`() {
    let recorder = Recorder()
    let talker = recorder.recording { Talker() }
    cancellation.set()
    recorder.act("go", to: talker) { talker.add(1) }
    #expect(talker.number == 1)
    #expect(!CancellationFlag.isSet)
  }

  @Test func `tells a signal handler whether it was not set before`() {
    let (call, context) = cancellation.signal
    #expect(call(context))
    #expect(cancellation.isSet)
    #expect(!call(context))
    cancellation.clear()
    #expect(!cancellation.isSet)
    #expect(call(context))
  }
}
