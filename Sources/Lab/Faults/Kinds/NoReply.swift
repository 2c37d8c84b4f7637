import TraceRecording

extension Fault {
  static let noReply = Fault("no-reply", "a request is not answered") { baseline in
    baseline.answers.map { .message(.drop, $0) }
  }
}
