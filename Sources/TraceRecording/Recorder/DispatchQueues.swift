import CRecording
import Dispatch

// Work that a real queue does later: in files that import TraceRecording it keeps its cause while a recorder records. With
// fewer parameters than Dispatch's own methods, these two are taken where no group, quality of service or flag is named.

extension DispatchQueue {
  /// Submits work to the queue, as Dispatch does; messages that it sends keep the cause that they have here.
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    guard recording_is_on() else { return async(group: nil, execute: work) }
    async(group: nil, execute: Span.handingOver(work))
  }

  /// Submits work to the queue at a time, as Dispatch does; messages that it sends keep the cause that they have here.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard recording_is_on() else {
      return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }
    asyncAfter(deadline: deadline, qos: .unspecified, execute: Span.handingOver(work))
  }
}

extension Span {
  /// The same work, which knows in which span it was handed over, and to which recorder objects belong that it makes.
  fileprivate static func handingOver(
    _ work: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    let span = Span.current.recorder == none.recorder ? handedOver : Span.current
    if span.recorder == none.recorder { return work }
    let (recorder, waiting) = (Recorder.current, Recorder.waiting(for: span))
    return {
      Recorder.$current.withValue(recorder) { $handedOver.withValue(span, operation: work) }
      waiting?.endOrphan(span.record)
    }
  }
}
