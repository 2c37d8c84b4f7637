/// The participants whose names have been read so far, found by the bytes of a name.
struct NotationNames {
  /// By bytes, because two spellings that Unicode treats as equal, composed and decomposed, are different names.
  private var participants: [[UInt8]: Participant] = [:]
  /// A hash table of names read recently; the hash of a name's bytes determines its slot.
  private var recent: [(bytes: [UInt8], participant: Participant?)] = []

  private static let recentCount = 1024

  /// The number of different names read so far.
  var count: Int { participants.count }

  /// Returns the participant with a name; nil for a bare word that stands for no participant.
  mutating func participant(_ name: NotationScanner.Name) -> Participant? {
    let isNone = name.isBare && [String.nobody, .somebody].contains(name.text)
    return isNone ? nil : participant(named: name.text)
  }

  mutating func participant(named name: String) -> Participant {
    let bytes = Array(name.utf8)
    if let known = participants[bytes] { return known }
    let participant = Participant(named: name)
    participants[bytes] = participant
    return participant
  }

  /// Returns the participant whose name has the bytes `spelling` with the hash `sum`; nil if the table does not contain it.
  func recent(_ spelling: UnsafeRawBufferPointer, sum: UInt) -> Participant? {
    let slot = NotationNames.slot(sum)
    guard !recent.isEmpty, recent[slot].bytes.elementsEqual(spelling) else { return nil }
    return recent[slot].participant
  }

  /// Puts the name with the bytes `spelling` and their hash `sum` into the table, in place of another.
  mutating func remember(
    _ spelling: UnsafeRawBufferPointer,
    sum: UInt,
    as participant: Participant
  ) {
    if recent.isEmpty { recent = Array(repeating: ([], nil), count: NotationNames.recentCount) }
    recent[NotationNames.slot(sum)] = (Array(spelling), participant)
  }

  private static func slot(_ sum: UInt) -> Int { Int(sum % UInt(recentCount)) }
}
