// Work that is done later, for code with queues of its own.

extension Recorder {
  /// Returns work whose messages keep the cause of this call, however late and on whatever thread the work runs.
  ///
  /// A queue of one's own keeps causes by `work.append(Recorder.preservingContext(body))`. Where nothing is being recorded,
  /// `work` itself is returned.
  public static func preservingContext(_ work: @escaping () -> Void) -> () -> Void {
    let span = Span.current
    if span.recorder == Span.none.recorder { return work }
    let (recorder, waiting) = (Recorder.present, waiting(for: span))
    return {
      Recorder.$current.withValue(recorder) { span.run(work) }
      waiting?.endOrphan(span.record)
    }
  }

  /// The recorder that waits for the end of work which is handed on inside a span, since it tells whether a closure whose
  /// owner is gone did anything; nil for none.
  static func waiting(for span: Span) -> Recorder? {
    guard let recorder = present, recorder.log.id == span.recorder,
      recorder.orphans.locked({ $0.carryOn(span.record) })
    else { return nil }
    return recorder
  }
}
