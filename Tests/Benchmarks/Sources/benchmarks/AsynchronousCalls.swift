import TraceRecording

// Asynchronous calls between two objects.

extension BenchmarkCase {
  static let asynchronous = [
    BenchmarkCase(name: "async, value", clock: .process) {
      let recorder = Recorder()
      let module = recorder.recording { ListModule() }
      return Batch(recorder: recorder) { messages in
        await recorder.record(messages) { await module.presenter.sum(times: $0) }
      }
    },
    BenchmarkCase(name: "async, value off", clock: .process) {
      let module = ListModule()
      return Batch { await module.presenter.sum(times: $0) }
    },
    BenchmarkCase(name: "async, direct value", clock: .process) {
      let module = ListModule()
      return Batch { await module.plain.sum(times: $0) }
    },
    BenchmarkCase(name: "async, throws", clock: .process) {
      let recorder = Recorder()
      let module = recorder.recording { ListModule() }
      return Batch(recorder: recorder) { messages in
        await recorder.record(messages) { await module.presenter.wait(times: $0) }
      }
    },
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
