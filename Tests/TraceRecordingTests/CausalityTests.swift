import Dispatch
import Testing
import TraceRecording
import Traces

@Suite struct CausalityTests {
  private let recorder = Recorder()

  /// Runs a chain of objects, and returns the calls by their argument.
  private func calls(_ body: (ChainHead) async -> Void) async throws -> [String: Event] {
    await recorder.recording {
      let head = ChainHead()
      await recorder.action("go", to: head) { await body(head) }
    }
    let calls = recorder.trace().events.filter(\.isMessage)
    return Dictionary(calls.map { ($0.label, $0) }) { first, _ in first }
  }

  private var action: Int? { recorder.trace().rows.first { $0.kind == .action }?.number }

  @Test func `records no cause in a detached task`() async throws {
    let calls = try await calls { await $0.chain.detach(1).value }
    #expect(calls["hear(1)"]?.number != nil)
    #expect(calls["hear(1)"]?.cause == nil)
  }

  @Test func `records the cause in a task group`() async throws {
    let calls = try await calls { head in
      let chain = head.chain
      await withTaskGroup(of: Int.self) { group in
        for number in 0..<20 { group.addTask { await chain.pass(number, times: 1) } }
      }
    }
    for number in 0..<20 {
      #expect(calls["pass(\(number), times: 1)"]?.cause == action)
      #expect(calls["hear(\(number))"]?.cause == calls["pass(\(number), times: 1)"]?.number)
    }
  }

  @Test func `records the causes of overlapping calls of one object`() async throws {
    let calls = try await calls { head in
      let chain = head.chain
      async let one = chain.pass(1, times: 5)
      async let two = chain.pass(2, times: 5)
      _ = await (one, two)
    }
    #expect(calls["hear(1)"]?.cause == calls["pass(1, times: 5)"]?.number)
    #expect(calls["hear(2)"]?.cause == calls["pass(2, times: 5)"]?.number)
    let returns = recorder.trace().events.filter { $0.isAnswer && $0.value != nil }
    #expect(
      Set(returns.compactMap(\.cause))
        == Set(["pass(1, times: 5)", "pass(2, times: 5)"].compactMap { calls[$0]?.number })
    )
  }

  @Test func `takes the message that passed a closure for the cause of its call`() async throws {
    let calls = try await calls { head in
      await withCheckedContinuation { continuation in
        head.chain.queue(1) { _ in continuation.resume() }
      }
    }
    let back = calls["done(1)"]
    #expect(back?.cause == calls["queue(1, then: {closure})"]?.number)
    #expect(back?.sender?.name == "Chain" && back?.receiver?.name == "Head")
  }

  @Test(arguments: [
    "at once", "from a queue", "later", "plainly", "with a value", "with flags",
  ])
  func `records the cause of queued work`(way: String) async throws {
    let calls = try await calls { head in
      await withCheckedContinuation { continuation in
        head.chain.send(way) { continuation.resume() }
      }
    }
    let heard = try #require(calls["hear(1)"])
    let cause = calls["send(\"\(way)\", then: {closure})"]?.number
    #expect(heard.kind == (way == "with flags" ? .call : .asyncCall))
    #expect(heard.cause == (way == "with flags" ? nil : cause))
    #expect(heard.sender?.name == "Chain")
  }

  @Test func `takes its own request for the cause of each closure that a queue calls`() async throws
  {
    let calls = try await calls { head in
      await withCheckedContinuation { continuation in
        head.chain.collect(1) { _ in }
        head.chain.collect(2) { _ in continuation.resume() }
      }
    }
    for number in 1...2 {
      let request = calls["collect(\(number), then: {closure})"]
      #expect(request != nil && calls["done(\(number))"]?.cause == request?.number)
    }
  }

  @Test func `stops no conversation that goes on by way of a queue`() async throws {
    let calls = try await calls { head in
      await withCheckedContinuation { continuation in
        head.chain.turn(2 * Recorder.deepestNesting, until: continuation)
      }
    }
    #expect(calls.values.allSatisfy { $0.loss == nil })
    #expect(calls.count == 4 * Recorder.deepestNesting)
  }

  @Test func `records objects that are made on a queue where the context is preserved`() async {
    await recorder.recording {
      let head = ChainHead()
      await recorder.action("go", to: head) {
        await withCheckedContinuation { continuation in
          let work = Recorder.preservingContext {
            _ = ChainHead()
            continuation.resume()
          }
          DispatchQueue(label: "chain").async(execute: work)
        }
      }
    }
    let made = recorder.trace().events.filter { $0.kind == .created }.flatMap(\.objects)
    #expect(made.count { $0.role.name == "Head" } == 2)
  }

  @Test func `records the cause after a continuation resumes on a queue`() async throws {
    let calls = try await calls { await $0.chain.resume(1) }
    #expect(calls["hear(1)"]?.cause == calls["resume(1)"]?.number)
  }

  @Test func `keeps two recorders apart in one task and in the task of a message`() async throws {
    let other = Recorder()
    let one = recorder.recording { ChainHead() }
    let two = other.recording { ChainHead() }
    await recorder.recording {
      await other.recording {
        await recorder.action("go", to: one) {
          await other.action("go", to: two) {
            _ = await one.chain.pass(1, times: 1)
            _ = await two.chain.pass(2, times: 1)
            await one.chain.start(3).value
          }
        }
      }
    }
    #expect(try CausalityTests.causes(in: recorder) == Cases.lines("causes in one recorder"))
    #expect(try CausalityTests.causes(in: other) == Cases.lines("causes in another recorder"))
  }

  @Test(arguments: 0..<16) func `separates recorders that record at once`(_ number: Int)
    async throws
  {
    await recorder.recording {
      let head = ChainHead()
      await recorder.action("go", to: head) {
        _ = await head.chain.pass(number, times: 3)
        await head.chain.start(number).value
      }
    }
    let causes = try Cases.lines("causes in one of many recorders")
    #expect(
      CausalityTests.causes(in: recorder) == causes.map { $0.replacing("N", with: "\(number)") }
    )
  }

  private static func causes(in recorder: Recorder) -> [String] {
    let events = recorder.trace().events
    return events.filter(\.isMessage).map { call in
      let cause = events.first { $0.number != nil && $0.number == call.cause }
      return "\(call.label) in \(cause?.message?.text ?? "nothing")"
    }
  }
}

@Proxied protocol ChainProtocol: AnyObject, Sendable {
  func pass(_ number: Int, times: Int) async -> Int
  func start(_ number: Int) -> Task<Void, Never>
  func detach(_ number: Int) -> Task<Void, Never>
  func queue(_ number: Int, then done: @escaping @Sendable (Int) -> Void)
  func send(_ way: String, then done: @escaping @Sendable () -> Void)
  func resume(_ number: Int) async
  func collect(_ number: Int, then done: @escaping @Sendable (Int) -> Void)
  func turn(_ rounds: Int, until end: CheckedContinuation<Void, Never>)
}

@Proxied protocol EarProtocol: AnyObject, Sendable {
  func hear(_ number: Int)
  func turned(_ rounds: Int, until end: CheckedContinuation<Void, Never>)
}

@Role("Ear", as: .view) final class Ear: EarProtocol, @unchecked Sendable {
  weak var chain: (any ChainProtocol)?

  func hear(_ number: Int) {}
  func turned(_ rounds: Int, until end: CheckedContinuation<Void, Never>) {
    if rounds == 1 { end.resume() } else { chain?.turn(rounds - 1, until: end) }
  }
}

@Role("Chain", as: .interactor) final class Chain: ChainProtocol, @unchecked Sendable {
  private var ear: (any EarProtocol)?

  init() {
    let ear = Ear()
    (ear.chain, self.ear) = (self, ear)
  }

  func pass(_ number: Int, times: Int) async -> Int {
    for _ in 0..<times {
      await Task.yield()
      ear?.hear(number)
    }
    return number
  }

  func start(_ number: Int) -> Task<Void, Never> { Task { self.ear?.hear(number) } }
  func detach(_ number: Int) -> Task<Void, Never> { Task.detached { self.ear?.hear(number) } }

  func queue(_ number: Int, then done: @escaping @Sendable (Int) -> Void) {
    DispatchQueue(label: "chain").async { done(number) }
  }

  func send(_ way: String, then done: @escaping @Sendable () -> Void) {
    let queue = DispatchQueue(label: "chain")
    let send = { @Sendable in
      self.ear?.hear(1)
      done()
    }
    let run = queue.async(execute:)
    let kept = Recorder.preservingContext(send)
    switch way {
    case "from a queue": queue.async { DispatchQueue(label: "next").async { send() } }
    case "later": queue.asyncAfter(deadline: .now()) { send() }
    case "at once": run(DispatchWorkItem(block: kept))
    case "with a value":
      let handler = Recorder.preservingContext { (count: Int, name: String) in send() }
      queue.async(flags: .barrier) { handler(1, "a") }
    case "with flags": queue.async(flags: .barrier) { send() }
    default: queue.async(execute: send)
    }
  }

  private let collected = DispatchQueue(label: "collected")
  private var waiting: [@Sendable () -> Void] = []

  /// Collects two closures, and calls both in one piece of work that the first request begins.
  func collect(_ number: Int, then done: @escaping @Sendable (Int) -> Void) {
    waiting.append { done(number) }
    if number > 1 { return collected.resume() }
    collected.suspend()
    collected.async { self.empty() }
  }

  private func empty() { for call in waiting { call() } }

  func turn(_ rounds: Int, until end: CheckedContinuation<Void, Never>) {
    DispatchQueue(label: "chain").async { self.ear?.turned(rounds, until: end) }
  }

  func resume(_ number: Int) async {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "chain").async { continuation.resume() }
    }
    ear?.hear(number)
  }
}

@Role("Head", as: .presenter) final class ChainHead: @unchecked Sendable {
  private(set) var chain: any ChainProtocol = Chain()
}
