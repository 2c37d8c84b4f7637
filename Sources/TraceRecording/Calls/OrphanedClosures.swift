import CRecording
import Traces

// Closures called after the release of their owner: whether such a call did anything is known when it has ended,
// together with the work that it has left for later.

/// The calls of closures whose owners are released, by record, until it is known whether they are lost.
struct OrphanedClosures {
  var calls: [Int32: OrphanedCall] = [:]

  /// Counts a piece of work left for later inside a record; returns whether the record is a call of an orphaned closure.
  mutating func addPendingWork(to index: Int32) -> Bool {
    guard calls[index] != nil else { return false }
    calls[index]?.pendingCount += 1
    return true
  }

  /// Counts the end of work inside a record; returns the call whose record is to be published, nil if that is not due.
  mutating func endPendingWork(of index: Int32) -> OrphanedCall? {
    calls[index]?.pendingCount -= 1
    return calls[index]?.pendingCount == 0 ? calls.removeValue(forKey: index) : nil
  }
}

struct OrphanedCall {
  let head: UnsafeMutablePointer<recording_head>
  let kind: UInt8
  /// The number of unfinished pieces of work: the closure's own run, and work left for later.
  var pendingCount = 1

  /// Makes the record visible in the log, as a lost message or as a call.
  func publish(isLost: Bool) {
    if isLost { head.pointee.loss = Event.Loss.gone.number }
    recording_commit(head, isLost ? Record.Kind.lost.rawValue : kind)
  }
}

extension Recorder {
  /// Ends work of a released object's closure, by its record's index; returns whether the message is known to be lost.
  @discardableResult
  func endPendingWork(of index: Int32) -> Bool {
    guard let call = orphans.locked({ $0.endPendingWork(of: index) }) else { return false }
    let isLost = !hasRecords(inside: index)
    call.publish(isLost: isLost)
    return isLost
  }

  /// Makes an undecided record visible as a call, since work that it left for an unknown time may still do something.
  func publishOrphan(_ index: Int32) {
    orphans.locked { $0.calls.removeValue(forKey: index) }?.publish(isLost: false)
  }

  /// Makes all undecided records visible as calls, since their remaining work may still do something.
  func publishOrphans() {
    for call in orphans.replace(\.calls, by: [:]).values { call.publish(isLost: false) }
  }

  /// Returns whether anything was recorded directly inside a record since it began, other than releases and its end.
  func hasRecords(inside index: Int32) -> Bool {
    (Int(index) + 1..<max(Int(index) + 1, log.count)).contains { later in
      guard let record = log[later], record.parent == index else { return false }
      return record.kind != .gone && !record.isEnd
    }
  }
}
