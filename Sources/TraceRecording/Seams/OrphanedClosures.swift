import CRecording
import Traces

// Closures that are called though their owner is gone: whether one of them did anything shows when it
// has ended, and what it has left for later.

/// The calls of such closures that are not decided yet, by the indices of their records.
struct OrphanedClosures {
  private var closures: [Int32: Closure] = [:]

  private struct Closure {
    /// How much it has left for later that was not done yet; its own run counts as well.
    var open = 1
    /// Publishes its record, as that of a lost message or not.
    let publish: (_ isLost: Bool) -> Void
  }
}

extension OrphanedClosures {
  /// Notes that a closure is called.
  mutating func begin(_ index: Int32, _ publish: @escaping (_ isLost: Bool) -> Void) {
    closures[index] = Closure(publish: publish)
  }

  /// Notes that work inside a record will be continued later; whether that matters.
  mutating func carryOn(_ index: Int32) -> Bool {
    guard closures[index] != nil else { return false }
    closures[index]?.open += 1
    return true
  }

  /// Notes that a piece of it has ended; gives what publishes it when that was the last.
  mutating func endPiece(_ index: Int32) -> ((_ isLost: Bool) -> Void)? {
    closures[index]?.open -= 1
    return closures[index]?.open == 0 ? closures.removeValue(forKey: index)?.publish : nil
  }

  /// Takes out all, with what publishes them.
  mutating func takeAll() -> [(_ isLost: Bool) -> Void] {
    defer { closures = [:] }
    return closures.values.map(\.publish)
  }
}

extension _SeamLink {
  /// Whether the owner of a closure that is called now is gone.
  var isOrphaned: Bool { isClosure && recorder.registry.locked { $0.isGone(receiver) } }

  /// Records that a closure has ended whose owner is gone; whether it is lost by now.
  func isLost(_ call: OpenRecord) -> Bool { recorder.endOrphan(call.span.record) }

  /// Publishes the record of a closure that gave something or threw.
  func keep(_ call: OpenRecord) {
    recorder.orphans.locked { $0.endPiece(call.span.record) }?(false)
  }
}

extension Recorder {
  /// Waits with the record of a closure until it has ended.
  func beginOrphan(_ index: Int32, _ head: UnsafeMutablePointer<recording_head>, _ kind: UInt8) {
    orphans.locked { orphans in
      orphans.begin(index) { isLost in
        if isLost { head.pointee.loss = Event.Loss.gone.number }
        recording_commit(head, isLost ? Record.Kind.lost.rawValue : kind)
      }
    }
  }

  /// Notes that a piece of an orphaned closure has ended; whether it is lost by now.
  @discardableResult
  func endOrphan(_ index: Int32) -> Bool {
    guard let publish = orphans.locked({ $0.endPiece(index) }) else { return false }
    let isLost = !hasWorked(inside: index)
    publish(isLost)
    return isLost
  }

  /// Publishes what is not decided yet: something that may still be done was left for later.
  func settleOrphans() {
    for publish in orphans.locked({ $0.takeAll() }) { publish(false) }
  }

  /// Whether anything was done inside a record since it was begun; that objects went is no work.
  func hasWorked(inside index: Int32) -> Bool {
    (Int(index) + 1..<max(Int(index) + 1, log.count)).contains { later in
      guard let record = log[later], record.parent == index else { return false }
      return record.kind != .gone && !record.isEnd
    }
  }
}
