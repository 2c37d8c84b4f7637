// Work that is done later, on queues.

extension Recorder {
  /// Returns work whose messages keep the cause of this call, however late and on whatever thread the work runs.
  ///
  /// `queue.async(execute: Recorder.preservingContext { … })` keeps the cause on a queue of Dispatch. Where nothing is being
  /// recorded, `work` itself is returned.
  @preconcurrency
  public static func preservingContext(
    _ work: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    guard let context = context() else { return work }
    return { context.run(work) }
  }

  /// The same for work that stays on one thread.
  package static func preservingThreadContext(_ work: @escaping () -> Void) -> () -> Void {
    guard let context = context() else { return work }
    return { context.run(work) }
  }

  /// What goes on now; nil where nothing is being recorded.
  private static func context() -> RecordingContext? {
    let span = Span.current
    return span.recorder == Span.none.recorder ? nil : RecordingContext(span, present)
  }
}

/// A span that goes on later, and the recorder to which objects belong that are made there.
private struct RecordingContext: Sendable {
  private let span: Span
  private let recorder: Recorder?
  /// The recorder that waits for the end, since it tells whether a closure whose owner is gone did anything.
  private let waiting: Recorder?

  init(_ span: Span, _ recorder: Recorder?) {
    (self.span, self.recorder) = (span, recorder)
    let owner = recorder?.log.id == span.recorder ? recorder : nil
    waiting = owner?.orphans.locked { $0.carryOn(span.record) } == true ? owner : nil
  }

  func run(_ work: () -> Void) {
    Recorder.$current.withValue(recorder) { span.run(work) }
    waiting?.endOrphan(span.record)
  }
}
