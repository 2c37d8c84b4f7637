/// A counter of reads of nil inside each message, which distinguishes comparisons with nil from lost messages.
struct NilReads {
  private struct Reference: Hashable {
    let owner: ParticipantID
    let seam: InternedText
  }

  /// The number of nils read from each reference, by the index of the enclosing record.
  private var counts: [Reference: [Int32: Int]] = [:]
  /// The index of the last record that set each reference.
  private var settings: [Reference: Int32] = [:]
  /// The index of the record in which each participant was released.
  private var ends: [ParticipantID: Int32] = [:]

  /// Notes `record`, which has `index` in the log, if it sets a reference or releases a participant.
  mutating func note(_ record: Record, at index: Int32) {
    if record.kind == .wired {
      settings[Reference(owner: record.sender, seam: record.seam)] = index
    } else if record.kind == .gone {
      ends[record.receiver] = index
    }
  }

  /// Counts a read of nil, and returns the number of nils that the enclosing record has read from this reference so far; nil if the
  /// reference may have become nil during that record, or was read outside any record.
  mutating func countRead(_ record: Record) -> Int? {
    let reference = Reference(owner: record.sender, seam: record.seam)
    let last = settings[reference] ?? -1
    let end = ends[record.receiver] ?? -1
    guard record.parent >= 0, last <= record.parent, end <= record.parent else { return nil }
    counts[reference, default: [:]][record.parent, default: 0] += 1
    return counts[reference]?[record.parent]
  }
}
