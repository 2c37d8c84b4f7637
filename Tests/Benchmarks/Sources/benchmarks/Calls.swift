import Dispatch
import TraceRecording

// Calls between two objects on one thread.

extension BenchmarkCase {
  static let direct = [
    unrecorded("direct call") { $0.plain.save(times: $1) },
    unrecorded("direct call, weak") { $0.plain.show(times: $1) },
  ]

  static let off = [
    unrecorded("recording off") { $0.presenter.save(times: $1) },
    unrecorded("recording off, weak") { $0.presenter.show(times: $1) },
  ]

  static let on = [
    recorded("recorded, no argument") { $0.presenter.refreshInteractor(times: $1) },
    recorded("recorded, no argument, weak") { $0.presenter.refreshView(times: $1) },
    recorded("recorded, a number") { $0.presenter.selectInInteractor(times: $1) },
    recorded("recorded, a number, weak") { $0.presenter.selectInView(times: $1) },
    recorded("recorded, an array") { $0.presenter.save(times: $1) },
    recorded("recorded, an array, weak") { $0.presenter.show(times: $1) },
    recorded("recorded, a value returned") { $0.presenter.count(times: $1) },
  ]

  private static func unrecorded(
    _ name: String,
    _ send: @escaping @Sendable (ListModule, Int) -> Void
  ) -> BenchmarkCase {
    BenchmarkCase(name: name) {
      let module = ListModule()
      return Batch { send(module, $0) }
    }
  }

  private static func recorded(
    _ name: String,
    _ send: @escaping @Sendable (ListModule, Int) -> Void
  ) -> BenchmarkCase {
    BenchmarkCase(name: name) {
      let recorder = Recorder()
      let module = recorder.recording { ListModule() }
      return Batch(recorder: recorder) { messages in
        recorder.record(messages) { send(module, $0) }
      }
    }
  }
}

extension Recorder {
  /// Records messages, 1,000 in each action.
  func record(_ messages: Int, _ send: (Int) -> Void) {
    recording {
      for start in stride(from: 0, to: messages, by: 1_000) {
        action("send") { send(min(1_000, messages - start)) }
      }
    }
  }

  /// Records asynchronous messages, 1,000 in each action.
  func record(_ messages: Int, _ send: (Int) async -> Void) async {
    await recording {
      for start in stride(from: 0, to: messages, by: 1_000) {
        await action("send") { await send(min(1_000, messages - start)) }
      }
    }
  }
}

// Calls from several threads, each with its own objects, into one recorder.

extension BenchmarkCase {
  static let threaded = [1, 2, 4, 8].map { threads in
    BenchmarkCase(
      name: "recorded, an array, \(threads == 1 ? "1 thread" : "\(threads) threads")",
      clock: .process
    ) {
      let recorder = Recorder()
      let modules = recorder.recording { (0..<threads).map { _ in ListModule() } }
      return Batch(recorder: recorder) { messages in
        run(threads) { thread in
          let share = (messages + thread) / threads
          recorder.record(share) { modules[thread].presenter.save(times: $0) }
        }
      }
    }
  }

  private static func run(_ threads: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for thread in 0..<threads {
      DispatchQueue(label: "thread \(thread)").async(group: group) { body(thread) }
    }
    group.wait()
  }
}

// Asynchronous calls between two objects.

extension BenchmarkCase {
  static let asynchronous = [
    recorded("async, value") { await $0.presenter.sum(times: $1) },
    unrecorded("async, value off") { await $0.presenter.sum(times: $1) },
    unrecorded("async, direct value") { await $0.plain.sum(times: $1) },
    recorded("async, throws") { await $0.presenter.wait(times: $1) },
    unrecorded("async, direct") { await $0.plain.fetch(times: $1) },
    unrecorded("async, recording off") { await $0.presenter.fetch(times: $1) },
    recorded("async, recorded") { await $0.presenter.fetch(times: $1) },
  ]

  private static func unrecorded(
    _ name: String,
    _ send: @escaping @Sendable (ListModule, Int) async -> Void
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, clock: .process) {
      let module = ListModule()
      return Batch { await send(module, $0) }
    }
  }

  private static func recorded(
    _ name: String,
    _ send: @escaping @Sendable (ListModule, Int) async -> Void
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, clock: .process) {
      let recorder = Recorder()
      let module = recorder.recording { ListModule() }
      return Batch(recorder: recorder) { messages in
        await recorder.record(messages) { await send(module, $0) }
      }
    }
  }
}
