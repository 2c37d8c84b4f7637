// Work that is done later, for code with queues of its own.

extension Recorder {
  /// The same work, with the cause that it has now, however late and wherever it runs.
  ///
  /// A queue that wraps what it is given in this keeps causes across it:
  /// `work.append(Recorder.carryingOn(body))`.
  public static func carryingOn(_ work: @escaping () -> Void) -> () -> Void {
    let span = Span.current
    let recorder = Recorder.present
    if span.recorder == Span.none.recorder { return work }
    if let recorder, recorder.log.id == span.recorder,
      recorder.orphans.locked({ $0.carryOn(span.record) })
    {
      return {
        Recorder.$current.withValue(recorder) { span.run(work) }
        recorder.endOrphan(span.record)
      }
    }
    return { Recorder.$current.withValue(recorder) { span.run(work) } }
  }
}
