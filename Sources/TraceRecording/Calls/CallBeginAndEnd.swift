import CRecording
import Traces

// The two records of a call on a link, its begin and its end, and the cause of the call.

extension _SeamLink {
  /// Records the end of a call with its result or error, and returns the result or throws the error.
  @inlinable func finish<Value, Failure: Error>(
    _ call: OpenRecord,
    _ result: Result<Value, Failure>?
  ) throws(Failure) -> Value {
    switch result {
    case .success(let value):
      if Value.self == Void.self { end(call) } else { end(call, Value.self).writePayload(value) }
      return value
    case .failure(let error):
      end(call, Failure.self, .throw).writePayload(error)
      throw error
    case nil: preconditionFailure("a call always runs its body")
    }
  }

  /// Begins the record of a call, or of a lost message if delivery has stopped and `mayStop` is true.
  @usableFromInline func begin(
    _ message: StaticString,
    _ type: Any.Type,
    mayStop: Bool = false,
    isAwaited: Bool = false
  ) -> OpenRecord {
    let name = self.message == .none ? InternedText(message) : self.message
    return begin(name, type, mayStop: mayStop, isAwaited: isAwaited)
  }

  /// Begins the record of a call by its interned name; `executor` is the index of the sender's executor, if known.
  @inline(__always) func begin(
    _ name: InternedText,
    _ type: Any.Type,
    mayStop: Bool = false,
    isAwaited: Bool = false,
    from executor: UInt16? = nil
  ) -> OpenRecord {
    let log = recorder.log
    let top = self.around ?? Span.current
    let around = origin < 0 ? top.part(in: log.id) : recorder.span(ofClosureFrom: origin, top)
    let depth = around?.depth ?? 0
    let isLost = recorder.runsAway(at: depth) && mayStop
    var draft = recording_head()
    draft.loss = isLost ? Event.Loss.stopped.number : isAwaited ? Record.awaitedMark : 0
    draft.sender = sender.index
    draft.receiver = receiver.index
    draft.parent = around?.record ?? origin
    draft.name = name.number
    draft.seam = seam.number
    draft.function = function.number
    var position = draft.parent
    let head = recording_log_append(log.raw, &draft, &position)
    if head == nil { recording_log_add_unrecorded_call(log.raw) }
    let isMoved = executor.map { head?.moves(from: $0) ?? false } ?? false
    let span = Span(
      recorder: log.id,
      record: position,
      executing: receiver,
      function: function == .none ? name : function,
      depth: depth + 1
    )
    let isCrossing = top.isForeign(to: log.id)
    let isElsewhere = around?.isQueued ?? (draft.parent >= 0)
    let kind = isLost ? Record.Kind.lost : isMoved || isElsewhere ? .asyncCall : .call
    let isUndecided =
      isClosure && mayStop && !isLost && head != nil
      && recorder.registry.locked { $0.isGone(receiver) }
    return OpenRecord(
      recorder,
      head,
      kind,
      isPlain: ValueRetention(of: type) == .plain && recorder.detail == .values,
      name: name,
      span,
      isCrossing: isCrossing,
      isUndecided: isUndecided
    )
  }

  /// Records the end of a call of a method or closure without a result.
  ///
  /// If the owner of a called closure is released, and the closure did nothing, the call is recorded as lost instead.
  @usableFromInline func end(_ call: OpenRecord) {
    if call.isUndecided, recorder.endPendingWork(of: call.span.record) { return }
    position(.return, after: call, isPlain: true).writePayload(())
  }

  /// Begins the record of a return or throw that ends a call; the caller then writes the record's value, of the type `type`.
  @usableFromInline func end(_ call: OpenRecord, _ type: Any.Type, _ kind: Record.Kind = .return)
    -> OpenRecord
  {
    if call.isUndecided {
      // A closure of a released object that returned a value or threw is a call.
      recorder.orphans.locked { $0.endPendingWork(of: call.span.record) }?.publish(isLost: false)
    }
    let isPlain = ValueRetention(of: type) == .plain && recorder.detail == .values
    return position(kind, after: call, isPlain: isPlain)
  }

  @inline(__always) private func position(
    _ kind: Record.Kind,
    after call: OpenRecord,
    isPlain: Bool
  ) -> OpenRecord {
    var draft = recording_head()
    draft.sender = receiver.index
    draft.receiver = sender.index
    draft.parent = call.span.record
    var position = draft.parent
    let head = recording_log_append(recorder.log.raw, &draft, &position)
    if call.span.depth == 1, recorder.isStopped { recorder.resumeDeliveryAfterDepth() }
    return OpenRecord(recorder, head, kind, isPlain: isPlain, name: call.name, call.span)
  }
}

// The cause of a closure's call.

extension Recorder {
  /// Returns the span (running call or action) in which a closure is called; nil if its cause is the record `origin`, which handed
  /// the closure over.
  ///
  /// That is the cause directly inside the action of a test, which calls the closure in place of a server, and in a queue's work for
  /// another record: a queue may answer several requests at once.
  @inline(never) func span(ofClosureFrom origin: Int32, _ top: Span) -> Span? {
    guard let span = top.part(in: log.id) else { return nil }
    if span.isQueued { return isInside(origin, span.record) ? span : nil }
    guard span.function == .none, log[Int(span.record)]?.kind == .action else { return span }
    let action = log.payload(at: Int(span.record)) as? ActionWords
    return action?.words == Recorder.testAction ? nil : span
  }

  private func isInside(_ origin: Int32, _ record: Int32) -> Bool {
    var record = record
    while record > origin { record = log[Int(record)]?.parent ?? -1 }
    return record == origin
  }
}
