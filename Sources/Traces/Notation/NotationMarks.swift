// Lines that begin with `=`, which are not rows.

extension NotationLineReader {
  mutating func readMark(
    _ scanner: inout NotationScanner,
    into line: inout NotationLine,
    _ event: inout Event
  ) throws(NotationError) {
    if scanner.skip("==") {
      try readWords(.divider, &scanner, into: &line, &event)
      return
    }
    scanner.position += 1
    scanner.skipBlanks()
    let start = scanner.position
    let word = scanner.word()
    switch word {
    case "wired": try readWired(&scanner, into: &line, &event)
    case "calls": try readStage(&scanner, into: &line, &event)
    case "screen":
      event.kind = .screen
      try readEnd(&scanner, into: &line)
    case "note": try readWords(.note, &scanner, into: &line, &event)
    case "on":
      scanner.skipBlanks()
      let executor = try scanner.nameBeforeBlank().text
      try readEnd(&scanner, into: &line)
      line.content = .executor(executor)
    case "assembly":
      scanner.skipBlanks()
      line.sender = try participant(&scanner)
      try readRow(&scanner, into: &line, &event)
      line.content = .assembly
    default:
      guard let pause = word.milliseconds else {
        throw scanner.error(.unknownWord(word), at: start)
      }
      try readEnd(&scanner, into: &line)
      line.content = .pause(milliseconds: pause)
    }
  }

  private func readWords(
    _ kind: Event.Kind,
    _ scanner: inout NotationScanner,
    into line: inout NotationLine,
    _ event: inout Event
  ) throws(NotationError) {
    event.kind = kind
    let tail = try scanner.tail([])
    if let label = try scanner.label(tail) { event.text = label }
    line.cause = tail.cause
    line.content = .event
  }

  private mutating func readStage(
    _ scanner: inout NotationScanner,
    into line: inout NotationLine,
    _ event: inout Event
  ) throws(NotationError) {
    scanner.skipBlanks()
    line.receiver = try participant(&scanner)
    event.kind = .stage
    event.receiver = names.participant(line.receiver)
    let tail = try scanner.tail(.text)
    event.message = try scanner.label(tail).map { Message(text: $0) }
    event.text = tail.text
    line.cause = tail.cause
    line.content = .event
  }

  private mutating func readWired(
    _ scanner: inout NotationScanner,
    into line: inout NotationLine,
    _ event: inout Event
  ) throws(NotationError) {
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
    line.sender = names.index(of: owner)
    event.kind = .wired
    event.sender = names.participant(line.sender)
    event.seam = Seam(property, try strength(&scanner))
    scanner.skipBlanks()
    let target = try scanner.nameBeforeBlank()
    if !target.isBare || target.text != "nil" { line.receiver = names.index(of: target) }
    event.receiver = names.participant(line.receiver)
    try readEnd(&scanner, into: &line)
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

  /// Reads the rest of a line without a label: nothing, or `^N`, the number of the causing row; throws an error for a label.
  private func readEnd(
    _ scanner: inout NotationScanner,
    into line: inout NotationLine
  ) throws(NotationError) {
    let tail = try scanner.tail([])
    if let label = tail.label { throw scanner.error(.superfluousText, at: label.lowerBound) }
    line.cause = tail.cause
    line.content = .event
  }
}

extension String {
  /// The duration that this text names, such as `120ms`, `1s` or `0.125s`, in milliseconds, limited to `Int.max`; nil if it names
  /// none, or has more than three decimals.
  fileprivate var milliseconds: Int? {
    guard first != "+" else { return nil }
    if hasSuffix("ms") { return Int(dropLast(2)) }
    guard hasSuffix("s") else { return nil }
    let parts = dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard let seconds = parts.first.flatMap({ Int($0) }), parts.count <= 2 else { return nil }
    let digits = parts.count == 2 ? parts[1] : "0"
    guard 1...3 ~= digits.count, digits.allSatisfy(\.isNumber),
      let rest = Int(digits + String(repeating: "0", count: 3 - digits.count))
    else { return nil }
    let (whole, isWrong) = seconds.multipliedReportingOverflow(by: 1_000)
    let (sum, isOver) = whole.addingReportingOverflow(first == "-" ? -rest : rest)
    return isWrong || isOver ? .max : sum
  }
}
