/// How often nil was read from references inside a message, so that a look is told from a lost message.
struct NilReads {
  /// A reference of an object, read inside one record.
  private struct Read: Hashable {
    let sender: ParticipantID
    let seam: InternedText
    let record: Int32
  }

  /// A reference of an object.
  private struct Reference: Hashable {
    let owner: ParticipantID
    let seam: InternedText
  }

  private var counts: [Read: Int] = [:]
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
    let last = settings[Reference(owner: record.sender, seam: record.seam)] ?? -1
    let end = ends[record.receiver] ?? -1
    guard record.parent >= 0, last <= record.parent, end <= record.parent else { return nil }
    let read = Read(sender: record.sender, seam: record.seam, record: record.parent)
    counts[read, default: 0] += 1
    return counts[read]
  }
}
