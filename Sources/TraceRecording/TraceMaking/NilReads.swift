/// How often nil was read from references inside a message, so that a look is told from a lost message.
struct NilReads {
  /// A reference of an object.
  private struct Reference: Hashable {
    let owner: ParticipantID
    let seam: InternedText
  }

  /// How often each reference was nil, by the record inside which it was read.
  private var counts: [Reference: [Int32: Int]] = [:]
  /// The last record in which a reference was set.
  private var settings: [Reference: Int32] = [:]
  /// The record in which somebody went.
  private var ends: [ParticipantID: Int32] = [:]

  /// Notes a reference that is set, or somebody who goes.
  mutating func note(_ record: Record, at index: Int32) {
    if record.kind == .wired {
      settings[Reference(owner: record.sender, seam: record.seam)] = index
    } else if record.kind == .gone {
      ends[record.receiver] = index
    }
  }

  /// Counts one more read of nil, and says how many that makes in the message inside which it happens; nil where the
  /// reference may have become nil only meanwhile, or was read outside of all messages.
  mutating func take(_ record: Record) -> Int? {
    let reference = Reference(owner: record.sender, seam: record.seam)
    let last = settings[reference] ?? -1
    let end = ends[record.receiver] ?? -1
    guard record.parent >= 0, last <= record.parent, end <= record.parent else { return nil }
    counts[reference, default: [:]][record.parent, default: 0] += 1
    return counts[reference]?[record.parent]
  }
}
