import Traces

/// The records read so far in order whose call or action has ended.
///
/// A record is late if its enclosing call or action has ended before: the caller did not wait for it.
struct SpanStates {
  /// Whether the call or action of each record has ended.
  private var hasEnded: [Bool] = []
  /// The indices of the records of calls that run asynchronously.
  private var asynchronous: Set<Int32> = []

  /// Adds a record; all records of the log must be added in order.
  mutating func add(_ record: Record) {
    if record.kind == .asyncCall || record.kind == .call && isLate(record) {
      asynchronous.insert(Int32(hasEnded.count))
    }
    if record.isEnd, record.parent >= 0 { hasEnded[Int(record.parent)] = true }
    hasEnded.append(false)
  }

  /// Returns whether a record came after the end of its enclosing record.
  ///
  /// A closure called outside any recorded call counts as late: the function that passed it may have returned.
  func isLate(_ record: Record) -> Bool {
    if record.kind == .asyncCall, record.delivery == nil { return record.parent >= 0 }
    guard !record.isEnd, hasEnded.indices.contains(Int(record.parent)) else { return false }
    return hasEnded[Int(record.parent)]
  }

  /// Returns the kind of a record's event, where a late call is asynchronous and its return a reply; nil for no event.
  func kind(of record: Record) -> Event.Kind? {
    switch record.kind {
    case .call where isLate(record): .asyncCall
    case .return where asynchronous.contains(record.parent): .reply
    case .end where asynchronous.contains(record.parent): .return
    default: record.eventKind
    }
  }
}
