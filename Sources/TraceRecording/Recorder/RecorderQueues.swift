// Work that runs later, on queues.

extension Recorder {
  /// Returns a closure that runs `work` on any thread, with the present action or message as the cause of its messages.
  ///
  /// Example: `queue.async(execute: Recorder.preservingContext { … })`. Outside any recording, returns `work` itself.
  @preconcurrency
  public static func preservingContext(
    _ work: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    guard let context = context() else { return work }
    return { context.run(work) }
  }

  /// Returns a closure that runs `work` later on this thread, as if still inside the present action or message.
  package static func preservingThreadContext(_ work: @escaping () -> Void) -> () -> Void {
    guard let context = context() else { return work }
    return { context.run(work) }
  }

  private static func context() -> RecordingContext? {
    let span = Span.current
    return span.recorder == Span.none.recorder ? nil : RecordingContext(span, present)
  }
}

/// The recorder, and the span (the present call or action), for work that runs later.
private struct RecordingContext: Sendable {
  private let span: Span
  private let recorder: Recorder?
  /// The recorder that is told when the work ends, if a closure of a released object left the work for later; nil for other work.
  private let waiting: Recorder?

  init(_ span: Span, _ recorder: Recorder?) {
    (self.span, self.recorder) = (span, recorder)
    let owner = recorder?.log.id == span.recorder ? recorder : nil
    waiting = owner?.orphans.locked { $0.addPendingWork(to: span.record) } == true ? owner : nil
  }

  func run(_ work: () -> Void) {
    Recorder.$current.withValue(recorder) { span.run(work) }
    waiting?.endPendingWork(of: span.record)
  }
}
