/// The participants whose names have been read so far, found by the bytes of a name.
struct NotationNames {
  private struct Entry {
    let participant: Participant
    /// The index of the first entry for the same participant.
    let number: Int
    var isSeen = false
  }

  private struct Spelling {
    var bytes: [UInt8] = []
    var entry = NotationNames.absent
  }

  private var entries: [Entry] = []
  private var indices: [NameBytes: Int] = [:]
  private var numbers: [Participant: Int] = [:]
  /// A hash table of names read recently; the hash of a name's bytes determines its slot.
  private var recent: [Spelling] = []

  static let absent = -1
  private static let recentCount = 1024

  /// Returns the index of a name, which is added if it is new; `absent` for a bare word that stands for no participant.
  mutating func index(of name: NotationScanner.Name) -> Int {
    let isNone = name.isBare && [String.nobody, .somebody].contains(name.text)
    return isNone ? NotationNames.absent : index(of: name.text)
  }

  mutating func index(of name: String) -> Int {
    let bytes = NameBytes(text: name)
    if let index = indices[bytes] { return index }
    let participant = Participant(named: name)
    let index = entries.count
    let number = numbers[participant] ?? index
    entries.append(Entry(participant: participant, number: number))
    indices[bytes] = index
    numbers[participant] = number
    return index
  }

  func participant(_ index: Int) -> Participant? {
    index < 0 ? nil : entries[index].participant
  }

  /// Returns the index of the first name with the same participant as the name at `index`; `absent` for `absent`.
  func canonicalIndex(_ index: Int) -> Int { index < 0 ? index : entries[index].number }

  /// Marks the participant with the name at `index` as seen, and returns whether it was not seen before; false for `absent`.
  mutating func markSeen(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    let number = entries[index].number
    defer { entries[number].isSeen = true }
    return !entries[number].isSeen
  }

  /// Returns the index of the name whose bytes are `spelling` and have the hash `sum`; nil if the table does not contain it.
  func recent(_ spelling: UnsafeRawBufferPointer, sum: UInt) -> Int? {
    guard !recent.isEmpty else { return nil }
    return recent.withUnsafeBufferPointer { recent in
      let index = Int(sum % UInt(NotationNames.recentCount))
      let count = recent[index].bytes.count
      guard count == spelling.count, count > 0 else { return nil }
      return recent[index].bytes.withUnsafeBufferPointer { bytes in
        for index in 0..<count where bytes[index] != spelling[index] { return nil }
        return recent[index].entry
      }
    }
  }

  /// Puts the name with the bytes `spelling` and their hash `sum` into the table, with the index `entry`, in place of another.
  mutating func remember(_ spelling: UnsafeRawBufferPointer, sum: UInt, as entry: Int) {
    if recent.isEmpty {
      recent = Array(repeating: Spelling(), count: NotationNames.recentCount)
    }
    let index = Int(sum % UInt(NotationNames.recentCount))
    recent[index] = Spelling(bytes: Array(spelling), entry: entry)
  }
}

/// A name compared by its bytes: two spellings that Unicode treats as equal, composed and decomposed, are different names.
private struct NameBytes: Hashable {
  let text: String

  static func == (left: NameBytes, right: NameBytes) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
