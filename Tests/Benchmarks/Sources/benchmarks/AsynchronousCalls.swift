import TraceRecording

// Asynchronous calls between two objects.

extension BenchmarkCase {
  static let asynchronous = [
    BenchmarkCase(name: "async, direct", clock: .process) {
      let module = ListModule()
      return Batch { await module.plain.fetch(times: $0) }
    },
    BenchmarkCase(name: "async, recording off", clock: .process) {
      let module = ListModule()
      return Batch { await module.presenter.fetch(times: $0) }
    },
    BenchmarkCase(name: "async, recorded", clock: .process) {
      let recorder = Recorder()
      let module = recorder.recording { ListModule() }
      return Batch(recorder: recorder) { messages in
        await recorder.record(messages) { await module.presenter.fetch(times: $0) }
      }
    },
  ]
}
