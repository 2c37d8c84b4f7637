import TraceRecording

extension Fault {
  static let doubleReply = Fault("double-reply", "a request is answered twice") { baseline in
    baseline.dataAnswers.filter { !baseline.isPublished($0) }.map { .message(.double, $0) }
  }
}
