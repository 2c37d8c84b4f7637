import Dispatch

// Work that runs later, on queues.

extension Recorder {
  /// Returns a closure that runs `work` on any thread, with the present action or message as the cause of its messages.
  ///
  /// Example: `queue.addOperation(Recorder.preservingContext { … })`. Outside any recording, returns `work` itself.
  @preconcurrency
  public static func preservingContext(
    _ work: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    guard let context = context(of: Span.current.queued) else { return work }
    return { context.run(work) }
  }

  /// Returns a completion handler that runs `work` on any thread, with the present action or message as the cause of its messages.
  ///
  /// Example: `session.dataTask(with: url, completionHandler: Recorder.preservingContext { data, response, error in … })`.
  public static func preservingContext<each Value>(
    _ work: @escaping @Sendable (repeat each Value) -> Void
  ) -> @Sendable (repeat each Value) -> Void {
    guard let context = context(of: Span.current.queued) else { return work }
    return { (value: repeat each Value) in context.run { work(repeat each value) } }
  }

  /// Returns a closure that runs `work` later on this thread, as if still inside the present action or message.
  package static func preservingThreadContext(_ work: @escaping () -> Void) -> () -> Void {
    guard let context = context(of: Span.current) else { return work }
    return { context.run(work) }
  }

  /// Returns a closure that runs `work` on any thread at an unknown time, as `preservingContext` does: no record waits for it.
  fileprivate static func preservingDelayedContext(
    _ work: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let span = Span.current
    if let present, present.log.id == span.recorder { present.publishOrphan(span.record) }
    return preservingContext(work)
  }

  private static func context(of span: Span) -> RecordingContext? {
    span.recorder == Span.none.recorder ? nil : RecordingContext(span, present)
  }
}

// Overloads with fewer parameters than Dispatch's own functions: Swift prefers them in a module that imports TraceRecording, so
// that an app's calls keep their causes as they stand.

extension DispatchQueue {
  /// Runs `work` later on this queue, as Dispatch's own `async` does, with the present action or message as the cause of its messages.
  #if canImport(Darwin)
  @preconcurrency
  #endif
  public func async(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable () -> Void
  ) {
    async(group: group, qos: qos, flags: [], execute: Recorder.preservingContext(work))
  }

  /// Runs `work` on this queue after `deadline`, with the present action or message as the cause of its messages.
  #if canImport(Darwin)
  @preconcurrency
  #endif
  public func asyncAfter(
    deadline: DispatchTime,
    qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable () -> Void
  ) {
    let work = Recorder.preservingDelayedContext(work)
    asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
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
