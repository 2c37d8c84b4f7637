import TraceRecording

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
