/// Reads single lines of the notation; remembers the names and messages it has seen.
struct NotationLineReader {
  var memory = NotationMemory()

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
      lanes.append(memory.participant(name.text))
      scanner.skipBlanks()
    }
    return lanes
  }

  mutating func row(
    from name: NotationScanner.Name,
    _ scanner: inout NotationScanner,
    _ cause: inout Int?
  ) throws(NotationError) -> Event {
    let sender = memory.participant(name)
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
      event.receiver = memory.participant(name)
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
      event.message = memory.message(label)
      if event.message?.arguments?.isEmpty == true { event.message = Message(label) }
    default:
      event.message = memory.message(label)
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
      event.objects = names.map { memory.participant(module + $0) }
    } else {
      event.objects = [memory.participant(receiver)].compactMap(\.self)
    }
    return event
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
}
