/// Reads single lines of the notation; remembers the names and messages it has seen.
struct NotationLineReader {
  private var participants: [Spelling: Participant] = [:]
  private var messages: [Spelling: Message] = [:]

  /// Reads a line without its end.
  mutating func read(
    _ bytes: ArraySlice<UInt8>,
    line: Int
  ) throws(NotationError) -> NotationLine {
    var scanner = NotationScanner(bytes, line: line)
    if let offset = bytes.firstInvalidUTF8 { throw scanner.error(.wrongUTF8, at: offset) }
    let blanks = scanner.skipBlanks()
    guard let first = scanner.next, first != UInt8(ascii: "#") else { return NotationLine() }
    if first == UInt8(ascii: "\t") { throw scanner.error(.tab) }
    guard blanks.isMultiple(of: 2) else {
      throw scanner.error(.oddIndentation(blanks: blanks))
    }
    var result = NotationLine(depth: blanks / 2)
    if first == UInt8(ascii: "=") {
      try readMark(&scanner, into: &result)
    } else {
      try readRow(&scanner, into: &result)
    }
    return result
  }
}

// MARK: - Rows

extension NotationLineReader {
  private mutating func readRow(
    _ scanner: inout NotationScanner,
    into line: inout NotationLine
  ) throws(NotationError) {
    let name = try scanner.nameBeforeBlank()
    if name.isBare, name.text == "lanes" {
      line.content = .lanes(try lanes(&scanner))
    } else {
      line.content = .event(try row(from: name, &scanner, &line.cause))
    }
  }

  private mutating func lanes(
    _ scanner: inout NotationScanner
  ) throws(NotationError) -> [Participant] {
    var lanes: [Participant] = []
    scanner.skipBlanks()
    while let next = scanner.next, next != UInt8(ascii: "#") || !scanner.followsTwoBlanks {
      let name = try scanner.nameBeforeBlank()
      lanes.append(participant(name.text))
      scanner.skipBlanks()
    }
    return lanes
  }

  private mutating func row(
    from name: NotationScanner.Name,
    _ scanner: inout NotationScanner,
    _ cause: inout Int?
  ) throws(NotationError) -> Event {
    let sender = participant(name)
    scanner.skipBlanks()
    guard let arrow = scanner.arrow() else {
      throw scanner.error(.missingArrow(after: name.text))
    }
    scanner.skipBlanks()
    let event = Event(arrow.kind(from: sender), from: sender)
    if arrow == .created || arrow == .gone { return try objects(event, &scanner, &cause) }
    return try message(event, &scanner, &cause)
  }

  private mutating func message(
    _ event: Event,
    _ scanner: inout NotationScanner,
    _ cause: inout Int?
  ) throws(NotationError) -> Event {
    var event = event
    let isProperty = event.kind == .lost && scanner.skip(".")
    let name = try scanner.nameBeforeBlank()
    if event.kind == .lost, isProperty || name.isProperty {
      event.seam = Seam(name.text)
    } else {
      event.receiver = participant(name)
    }
    let tail = try scanner.tail(event.kind == .lost ? [.loss, .text] : .text)
    event.loss = tail.loss
    event.text = tail.text
    cause = tail.cause
    if let label = tail.label { say(try scanner.decoded(label), in: &event) }
    return event
  }

  private mutating func say(_ label: String, in event: inout Event) {
    switch event.kind {
    case .return, .throw, .reply:
      event.value = Value(label)
    case .lost:
      event.candidates = label.candidates
      guard event.candidates.count == 1 else { return }
      event.message = message(label)
      if event.message?.arguments?.isEmpty == true { event.message = Message(label) }
    default:
      event.message = message(label)
    }
  }

  /// Reads the objects that came or went: those of the label, or the receiver alone.
  private mutating func objects(
    _ event: Event,
    _ scanner: inout NotationScanner,
    _ cause: inout Int?
  ) throws(NotationError) -> Event {
    var event = event
    let receiver = try scanner.nameBeforeBlank()
    let tail = try scanner.tail(.text)
    event.text = tail.text
    cause = tail.cause
    if let label = tail.label, scanner.text(label) != "".notationLabel {
      let names = try scanner.names(in: label)
      let module = names.first == receiver.text ? "" : receiver.text + "."
      event.objects = names.map { participant(module + $0) }
    } else {
      event.objects = [participant(receiver)].compactMap(\.self)
    }
    return event
  }
}

// MARK: - Lines that begin with =

extension NotationLineReader {
  private mutating func readMark(
    _ scanner: inout NotationScanner,
    into line: inout NotationLine
  ) throws(NotationError) {
    if scanner.skip("==") {
      line.content = .event(try words(.divider, &scanner, &line.cause))
      return
    }
    scanner.position += 1
    scanner.skipBlanks()
    let start = scanner.position
    let word = scanner.word()
    switch word {
    case "wired": line.content = .event(try wired(&scanner, &line.cause))
    case "calls": line.content = .event(try stage(&scanner, &line.cause))
    case "screen":
      line.content = .event(Event(.screen))
      line.cause = try end(&scanner)
    case "note": line.content = .event(try words(.note, &scanner, &line.cause))
    case "on":
      scanner.skipBlanks()
      line.content = .executor(try scanner.nameBeforeBlank().text)
      _ = try end(&scanner)
    case "assembly":
      scanner.skipBlanks()
      let sender = try scanner.nameBeforeBlank()
      line.content = .assembly(try row(from: sender, &scanner, &line.cause))
    default:
      guard let pause = word.milliseconds else {
        throw scanner.error(.unknownWord(word), at: start)
      }
      line.content = .pause(milliseconds: pause)
      _ = try end(&scanner)
    }
  }

  private func words(
    _ kind: Event.Kind,
    _ scanner: inout NotationScanner,
    _ cause: inout Int?
  ) throws(NotationError) -> Event {
    var event = Event(kind)
    let tail = try scanner.tail([])
    if let label = tail.label { event.text = try scanner.decoded(label) }
    cause = tail.cause
    return event
  }

  private mutating func stage(
    _ scanner: inout NotationScanner,
    _ cause: inout Int?
  ) throws(NotationError) -> Event {
    scanner.skipBlanks()
    var event = Event(.stage, to: participant(try scanner.nameBeforeBlank()))
    let tail = try scanner.tail(.text)
    if let label = tail.label { event.message = message(try scanner.decoded(label)) }
    event.text = tail.text
    cause = tail.cause
    return event
  }

  private mutating func wired(
    _ scanner: inout NotationScanner,
    _ cause: inout Int?
  ) throws(NotationError) -> Event {
    scanner.skipBlanks()
    let start = scanner.position
    let reference = try scanner.nameBeforeBlank()
    guard let property = reference.parts.last, reference.parts.count > 1 else {
      throw scanner.error(.missingProperty, at: start)
    }
    let owner = NotationScanner.Name(
      parts: reference.parts.dropLast(),
      isBare: scanner.bytes[start] != UInt8(ascii: "`")
    )
    var event = Event(.wired, from: participant(owner))
    event.seam = Seam(property, try strength(&scanner))
    scanner.skipBlanks()
    let target = try scanner.nameBeforeBlank()
    event.receiver = target.isBare && target.text == "nil" ? nil : participant(target)
    cause = try end(&scanner)
    return event
  }

  private func strength(
    _ scanner: inout NotationScanner
  ) throws(NotationError) -> Seam.Strength {
    scanner.skipBlanks()
    let start = scanner.position
    let word = scanner.word()
    guard let strength = Seam.Strength(rawValue: word) else {
      throw scanner.error(.unknownStrength(word), at: start)
    }
    return strength
  }

  /// Reads the end of a line that has no label; gives the number of its cause.
  private func end(_ scanner: inout NotationScanner) throws(NotationError) -> Int? {
    let tail = try scanner.tail([])
    guard let label = tail.label else { return tail.cause }
    throw scanner.error(.superfluousText, at: label.lowerBound)
  }
}

// MARK: - Names and messages

extension NotationLineReader {
  private mutating func participant(_ name: NotationScanner.Name) -> Participant? {
    name.isBare && name.text == String.nobody ? nil : participant(name.text)
  }

  private mutating func participant(_ name: String) -> Participant {
    let spelling = Spelling(text: name)
    if let participant = participants[spelling] { return participant }
    let participant = Participant(named: name)
    if participants.count >= NotationLineReader.limit { participants.removeAll() }
    participants[spelling] = participant
    return participant
  }

  private mutating func message(_ text: String) -> Message {
    let spelling = Spelling(text: text)
    if let message = messages[spelling] { return message }
    let message = Message(text: text)
    if messages.count >= NotationLineReader.limit { messages.removeAll() }
    messages[spelling] = message
    return message
  }

  /// How many names, and how many messages, are remembered.
  private static let limit = 512
}

/// A text and its very bytes: two spellings of the same Korean word differ.
private struct Spelling: Hashable {
  let text: String

  static func == (left: Spelling, right: Spelling) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension NotationScanner {
  /// Reads an arrow, behind which a blank stands or nothing.
  mutating func arrow() -> NotationArrow? {
    let start = position
    while let byte = next, byte != UInt8(ascii: " ") { position += 1 }
    for arrow in NotationArrow.allCases
    where arrow.rawValue.utf8.elementsEqual(bytes[start..<position]) {
      return arrow
    }
    position = start
    return nil
  }
}

extension String {
  /// The messages of which one was lost; `or` separates them outside quotes and brackets.
  fileprivate var candidates: [String] {
    let bytes = Array(utf8)
    let separator = Array(" or ".utf8)
    var candidates: [String] = []
    var start = 0
    var depth = 0
    var isQuoted = false
    for position in bytes.indices {
      switch bytes[position] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: " ")
      where depth == 0 && !isQuoted && position >= start
        && bytes[position...].starts(with: separator):
        candidates.append(String(decoding: bytes[start..<position], as: UTF8.self))
        start = position + separator.count
      default: break
      }
    }
    return candidates + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  /// The number of a time such as `120ms`.
  fileprivate var milliseconds: Int? {
    guard hasSuffix("ms"), first != "+" else { return nil }
    return Int(dropLast(2))
  }
}
