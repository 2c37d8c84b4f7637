import CRecording

// Stand-ins through which nobody sends anything: somebody looked at the reference, or the stand-in met what it cannot
// stand: a cast, a weak reference of a class without a role, a protocol's default method.

extension _SeamLink {
  /// Whether perhaps nothing was sent since a start, where mostly a message just was; or the stand-in was kept.
  ///
  /// It takes the start alone, as to copy a link costs more than the question.
  @inlinable @inline(__always)
  public static func mayBeUnused(since start: UInt32) -> Bool {
    start < closure && (start != recording_last_start() || start == kept)
  }

  /// Ends with the stand-in that a reference handed out; only for what `@Traced` adds.
  public func end(of standIn: ObjectIdentifier) {
    reads?.end()
    if isWatched, !hasSent { recorder.noteUnused(standIn, of: self) }
  }

  /// Notes that somebody asks for the object itself: that works, whether or not anything is sent.
  func lookBehind(_ standIn: ObjectIdentifier) {
    reads?.answer()
    guard isWatched else { return }
    _SeamLink.lookedBehind.locked { $0[standIn] = start }
  }

  /// Up to how many records are searched.
  private static let mostRecords: UInt32 = 64

  /// The stand-ins behind which somebody looked, each with its start, since a later one may have its address.
  fileprivate static let lookedBehind = Locked<[ObjectIdentifier: UInt32]>([:])

  /// Whether a message went through the reference since it was read, be it that too much happened to tell.
  private var hasSent: Bool {
    let log = recorder.log.raw
    let end = recording_log_count(log)
    guard start <= end, end - start < _SeamLink.mostRecords else { return true }
    for index in start..<end {
      guard let head = recording_log_find(log, index), recording_kind(head) != 0 else { continue }
      if head.pointee.sender == sender.index, head.pointee.seam == seam.number { return true }
    }
    return false
  }
}

extension Recorder {
  /// A reference of an object, read while one of its functions runs.
  struct Place: Hashable {
    let owner: ParticipantID
    let seam: InternedText
    let function: InternedText
  }

  /// Records that nothing was sent through a stand-in which goes inside the function that read the reference.
  fileprivate func noteUnused(_ standIn: ObjectIdentifier, of link: _SeamLink) {
    let wasLookedBehind = _SeamLink.lookedBehind.locked { $0.removeValue(forKey: standIn) }
    guard let span = Span.current(in: log.id), span.executing == link.sender,
      span.record >= 0, UInt32(span.record) < link.start
    else { return }
    let isKeptWeakly = recording_has_weak_references(UInt(bitPattern: standIn))
    if wasLookedBehind == link.start, !isKeptWeakly { return }
    let loss: Record.Loss = isKeptWeakly ? .keptWeakly : .unused
    loseUnused(to: link.receiver, through: link.seam, loss, in: span)
  }

  /// Records once for each place that nothing was sent; whether the source says why is asked later.
  func loseUnused(
    to receiver: ParticipantID,
    through seam: InternedText,
    _ loss: Record.Loss,
    in span: Span
  ) {
    guard isRecording, !isStopped, !recording_log_has_faults(log.raw), !span.function.isEmpty else {
      return
    }
    let place = Place(owner: span.executing, seam: seam, function: span.function)
    guard unusedAt.locked({ $0.insert(place).inserted }) else { return }
    var record = Record(.lost)
    record.sender = span.executing
    record.receiver = receiver
    record.parent = span.record
    record.seam = seam
    record.loss = loss
    log.append(record)
  }
}
