import Traces

/// Which records are over, while they are gone through in their order.
///
/// What happens inside a record that is over came late: it was not waited for.
struct RunningSpans {
  private enum State {
    case running
    case over
  }

  private var states: [State] = []
  /// The indices of the messages that were not waited for.
  private var asynchronous: Set<Int32> = []
}

extension RunningSpans {
  /// Takes in the record at the next index.
  mutating func take(_ record: Record) {
    if record.kind == .asyncCall || record.kind == .call && isLate(record) {
      asynchronous.insert(Int32(states.count))
    }
    if record.isEnd, record.parent >= 0 { states[Int(record.parent)] = .over }
    states.append(.running)
  }

  /// Whether a record came after the one around it was over.
  ///
  /// A closure that is called outside any span, as on another thread, is late as well: there it cannot be
  /// told, and must not be waited for, whether its sender has returned.
  func isLate(_ record: Record) -> Bool {
    if record.kind == .asyncCall, record.delivery == nil { return record.parent >= 0 }
    guard !record.isEnd, states.indices.contains(Int(record.parent)) else { return false }
    return states[Int(record.parent)] == .over
  }

  /// The kind of a record's event: a call that comes late is asynchronous, and so is its answer.
  func kind(of record: Record) -> Event.Kind? {
    switch record.kind {
    case .call where isLate(record): .asyncCall
    case .return where asynchronous.contains(record.parent): .reply
    case .end where asynchronous.contains(record.parent): .return
    default: record.eventKind
    }
  }
}
