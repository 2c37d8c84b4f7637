/// Who was named so far, found by the bytes of a name.
struct NotationNames {
  /// Somebody with a name.
  private struct Person {
    let participant: Participant
    /// The number of the first whose name means the same.
    let number: Int
    var isSeen = false
  }

  /// A name as it stood in a line.
  private struct Spelling {
    var bytes: [UInt8] = []
    var person = NotationNames.nobody
  }

  private var people: [Person] = []
  private var positions: [NameBytes: Int] = [:]
  private var numbers: [Participant: Int] = [:]
  /// The names read last, each at the position that its bytes add up to.
  private var recent: [Spelling] = []

  /// Where nobody is named.
  static let nobody = -1
  private static let recentCount = 1024
}

// MARK: - By text

extension NotationNames {
  /// The position of a name; that of nobody where it says so.
  mutating func position(of name: NotationScanner.Name) -> Int {
    name.isBare && name.text == String.nobody ? NotationNames.nobody : position(of: name.text)
  }

  /// The position of that name.
  mutating func position(of name: String) -> Int {
    let bytes = NameBytes(text: name)
    if let position = positions[bytes] { return position }
    let participant = Participant(named: name)
    let position = people.count
    let number = numbers[participant] ?? position
    people.append(Person(participant: participant, number: number))
    positions[bytes] = position
    numbers[participant] = number
    return position
  }

  /// Who stands at a position.
  func participant(_ position: Int) -> Participant? {
    position < 0 ? nil : people[position].participant
  }

  /// The same for all names that mean the same participant.
  func number(_ position: Int) -> Int { position < 0 ? position : people[position].number }

  /// Whether this is the first time that somebody is seen; from then on, it is not.
  mutating func seesFirst(_ position: Int) -> Bool {
    guard position >= 0 else { return false }
    let number = people[position].number
    defer { people[number].isSeen = true }
    return !people[number].isSeen
  }
}

// MARK: - By bytes

extension NotationNames {
  /// The position of a name that was spelled so not long ago.
  func recent(_ spelling: UnsafeRawBufferPointer, sum: UInt) -> Int? {
    guard !recent.isEmpty else { return nil }
    return recent.withUnsafeBufferPointer { recent in
      let position = Int(sum % UInt(NotationNames.recentCount))
      let count = recent[position].bytes.count
      guard count == spelling.count, count > 0 else { return nil }
      return recent[position].bytes.withUnsafeBufferPointer { bytes in
        for index in 0..<count where bytes[index] != spelling[index] { return nil }
        return recent[position].person
      }
    }
  }

  /// Remembers how a name was spelled, instead of another whose bytes add up to the same.
  mutating func remember(_ spelling: UnsafeRawBufferPointer, sum: UInt, as person: Int) {
    if recent.isEmpty {
      recent = Array(repeating: Spelling(), count: NotationNames.recentCount)
    }
    let position = Int(sum % UInt(NotationNames.recentCount))
    recent[position] = Spelling(bytes: Array(spelling), person: person)
  }
}

/// A text and its very bytes: two spellings of the same Korean word differ.
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
