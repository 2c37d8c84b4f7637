import Stage
import Testing
import TraceRecording
import Traces

@Suite struct VirtualTimeTests {
  @Test func `names pending work and runs it at its time`() throws {
    let stage = try clinic(.refresh)
    #expect(stage.screen?.lines.contains(.text("Open until six")) == true)
    #expect(stage.pending == [300])
    #expect(stage.screen?.lines.contains(.text("Loading…")) == true)
    try stage.perform(.wait(milliseconds: 299))
    #expect(stage.screen?.rows.map(\.text) == ["Zoe"])
    try stage.perform(.wait(milliseconds: 1))
    #expect(stage.screen?.rows.map(\.text) == ["Zoe", "보람"])
    #expect(stage.pending == [])
  }

  @Test func `a late answer has its own time and the asking call as its cause`() throws {
    let trace = try clinic(.refresh, .wait(milliseconds: nil)).recorder.trace()
    let answer = try #require(trace.rows.first { $0.message?.baseName == "completion" })
    let call = try #require(trace.rows.first { $0.message?.baseName == "callNext" })
    #expect(answer.cause == call.number)
    #expect(answer.time == 300)
    #expect(answer.executor == "main")
  }

  @Test func `an awaited answer arrives at its time`() throws {
    let stage = try clinic(.press("Await"))
    #expect(stage.pending == [200])
    try stage.perform(.wait(milliseconds: nil))
    #expect(stage.screen?.rows.map(\.text) == ["Zoe", "Ada"])
    let trace = stage.recorder.trace()
    #expect(trace.rows.contains { $0.message?.baseName == "nextName" })
  }

  @Test func `gives the same rows every time`() throws {
    let (short, long) = (Action.wait(milliseconds: 200), Action.wait(milliseconds: nil))
    let traces = try (0..<5).map { _ in
      try clinic(.press("Await"), .refresh, short, long).recorder.trace().notation
    }
    #expect(Set(traces).count == 1)
  }

  @Test func `cancels the tasks of a screen that is left`() throws {
    let stage = try clinic(.press("Await"), .close)
    try stage.perform(.wait(milliseconds: nil))
    let trace = stage.recorder.trace()
    let created = trace.events.filter { $0.kind == .created }.flatMap(\.objects)
    let gone = trace.events.filter { $0.kind == .gone }.flatMap(\.objects)
    #expect(Set(created) == Set(gone))
  }
}

/// Modules that would run for ever.
@Suite struct EndlessTests {
  /// Returns a stage with a screen that calls `start` when it is loaded.
  private func stage(_ start: @escaping (EndlessViewController) -> Void) -> HeadlessStage {
    let variant = Variant(.mvc) { EndlessViewController(on: $0.mainQueue, start) }
    return HeadlessStage(variant, given: "ready")
  }

  @Test func `ends a timer that is due again at once, and screens that open the next one`() throws {
    let (timer, screens) = (stage { $0.tick(every: 0) }, stage { $0.showNext() })
    for stage in [timer, screens] {
      try stage.perform(.open)
      #expect(stage.isCutShort)
    }
    #expect(timer.pending == [0])
  }

  @Test func `ends a long wait for a timer that repeats`() throws {
    let stage = stage { $0.tick(every: 1) }
    try stage.perform(.open)
    #expect(!stage.isCutShort)
    try stage.perform(.wait(milliseconds: 86_400_000))
    #expect(stage.isCutShort)
    #expect(stage.recorder.time == Allowance.perAction)
    try stage.perform(.wait(milliseconds: nil))
    #expect(!stage.isCutShort)
  }

  @Test func `ends a task that never ends`() throws {
    let stage = stage { controller in
      controller.task { while !Task.isCancelled { await Task.yield() } }
    }
    try stage.perform(.open)
    #expect(stage.isCutShort)
    try stage.perform(.close)
    #expect(stage.isClosed)
  }

  @Test func `runs a bare clock no longer than is allowed`() {
    let clock = VirtualClock()
    func tick() { clock.schedule(after: 1, on: "main", tick) }
    tick()
    clock.runToEnd()
    #expect(clock.now == Allowance.perAction)
  }

  @Test func `stops between two timers when interrupted`() throws {
    let cancellation = CancellationFlag()
    try CancellationFlag.$current.withValue(cancellation) {
      let stage = stage { controller in
        controller.tick(every: 1) { if $0 == 5 { cancellation.set() } }
      }
      try stage.perform(.open)
      try stage.perform(.wait(milliseconds: 100))
      #expect(stage.recorder.time == 5)
      #expect(throws: StageError.interrupted) { try stage.perform(.close) }
    }
  }
}

private final class EndlessViewController: ViewController {
  private let queue: Queue
  private let start: (EndlessViewController) -> Void
  private var ticks = 0

  init(on queue: Queue, _ start: @escaping (EndlessViewController) -> Void) {
    self.queue = queue
    self.start = start
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Endless"
    start(self)
  }

  func tick(every milliseconds: Int, each body: @escaping (Int) -> Void = { _ in }) {
    queue.async(afterMilliseconds: milliseconds) { [weak self] in
      guard let self else { return }
      ticks += 1
      body(ticks)
      tick(every: milliseconds, each: body)
    }
  }

  func showNext() {
    let next = EndlessViewController(on: queue, start)
    navigationController?.pushViewController(next, animated: true)
  }
}
