import Traces

/// Which records have ended, when the records are read in order.
///
/// A record inside one that has ended is late: its sender has not waited for it.
struct SpanStates {
  private enum State {
    case running
    case ended
  }

  private var states: [State] = []
  /// The indices of calls that run asynchronously.
  private var asynchronous: Set<Int32> = []
}

extension SpanStates {
  /// Adds the record at the next index.
  mutating func add(_ record: Record) {
    if record.kind == .asyncCall || record.kind == .call && isLate(record) {
      asynchronous.insert(Int32(states.count))
    }
    if record.isEnd, record.parent >= 0 { states[Int(record.parent)] = .ended }
    states.append(.running)
  }

  /// Returns whether a record came after the end of the record around it.
  ///
  /// A closure called outside any span, as on another thread, is late as well: whether its sender has returned is not
  /// known there, and must not be waited for.
  func isLate(_ record: Record) -> Bool {
    if record.kind == .asyncCall, record.delivery == nil { return record.parent >= 0 }
    guard !record.isEnd, states.indices.contains(Int(record.parent)) else { return false }
    return states[Int(record.parent)] == .ended
  }

  /// Returns the kind of a record's event: a late call is asynchronous, and its return is a reply.
  func kind(of record: Record) -> Event.Kind? {
    switch record.kind {
    case .call where isLate(record): .asyncCall
    case .return where asynchronous.contains(record.parent): .reply
    case .end where asynchronous.contains(record.parent): .return
    default: record.eventKind
    }
  }
}
