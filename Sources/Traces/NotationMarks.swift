// Lines that begin with `=`: what is no row.

extension NotationLineReader {
  mutating func readMark(
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
    var event = Event(.stage, to: memory.participant(try scanner.nameBeforeBlank()))
    let tail = try scanner.tail(.text)
    if let label = tail.label { event.message = memory.message(try scanner.decoded(label)) }
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
    var event = Event(.wired, from: memory.participant(owner))
    event.seam = Seam(property, try strength(&scanner))
    scanner.skipBlanks()
    let target = try scanner.nameBeforeBlank()
    event.receiver = target.isBare && target.text == "nil" ? nil : memory.participant(target)
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

extension String {
  /// The number of a time such as `120ms`.
  fileprivate var milliseconds: Int? {
    guard hasSuffix("ms"), first != "+" else { return nil }
    return Int(dropLast(2))
  }
}
