import TraceRecording

// Calls between two objects that record them where they are received.

extension Case {
  static let atReceiver = [
    unrecorded("at the receiver, recording off") { $0.presenter.save(times: $1) },
    unrecorded("at the receiver, recording off, weak") { $0.presenter.show(times: $1) },
    recorded("at the receiver, no argument") { $0.presenter.refreshInteractor(times: $1) },
    recorded("at the receiver, no argument, weak") { $0.presenter.refreshView(times: $1) },
    recorded("at the receiver, a number") { $0.presenter.selectInInteractor(times: $1) },
    recorded("at the receiver, a number, weak") { $0.presenter.selectInView(times: $1) },
    recorded("at the receiver, an array") { $0.presenter.save(times: $1) },
    recorded("at the receiver, an array, weak") { $0.presenter.show(times: $1) },
    recorded("at the receiver, a value returned") { $0.presenter.count(times: $1) },
  ]

  private static func unrecorded(
    _ name: String,
    _ send: @escaping @Sendable (ReceiverModule, Int) -> Void
  ) -> Case {
    Case(name: name) {
      let module = ReceiverModule()
      return Batch { send(module, $0) }
    }
  }

  private static func recorded(
    _ name: String,
    _ send: @escaping @Sendable (ReceiverModule, Int) -> Void
  ) -> Case {
    Case(name: name) {
      let recorder = Recorder()
      let module = recorder.recording { ReceiverModule() }
      return Batch(recorder: recorder) { messages in
        recorder.record(messages) { send(module, $0) }
      }
    }
  }
}
