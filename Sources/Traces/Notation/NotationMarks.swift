// Lines that begin with `=`, which are not rows.

extension NotationLineReader {
  mutating func readMark(_ line: inout NotationLine) throws(TraceReadingError) {
    line.content = .event
    if line.scanner.skip("==") { return try readWords(.divider, &line) }
    line.scanner.position += 1
    line.scanner.skipBlanks()
    let start = line.scanner.position
    let word = line.scanner.word()
    switch word {
    case "wired": try readWired(&line)
    case "calls": try readStage(&line)
    case "screen":
      line.event.kind = .screen
      try readEnd(&line)
    case "note": try readWords(.note, &line)
    case "on":
      line.scanner.skipBlanks()
      let executor = try line.scanner.nameBeforeBlank().text
      try readEnd(&line)
      line.content = .executor(executor)
    case "assembly":
      line.scanner.skipBlanks()
      line.event.sender = try participant(&line.scanner)
      try readRow(&line)
      line.content = .assembly
    default:
      guard let pause = word.milliseconds else {
        let expected =
          "expected wired, calls, screen, note, on, assembly or a time such as 120ms or 1s"
        let found = word.isEmpty ? "the end of the line" : word.notationLabel
        throw line.scanner.error("\(expected), not \(found)", at: start)
      }
      try readEnd(&line)
      line.content = .pause(milliseconds: pause)
    }
  }

  private func readWords(_ kind: Event.Kind, _ line: inout NotationLine) throws(TraceReadingError) {
    line.event.kind = kind
    if let label = try line.readLabel() { line.event.text = label }
  }

  private mutating func readStage(_ line: inout NotationLine) throws(TraceReadingError) {
    line.scanner.skipBlanks()
    line.event.receiver = try participant(&line.scanner)
    line.event.kind = .stage
    line.event.message = try line.readLabel().map { Message(text: $0) }
  }

  private mutating func readWired(_ line: inout NotationLine) throws(TraceReadingError) {
    line.scanner.skipBlanks()
    let start = line.scanner.position
    let reference = try line.scanner.nameBeforeBlank()
    guard let property = reference.parts.last, reference.parts.count > 1 else {
      let problem = "expected an owner and its property, such as Presenter.view"
      throw line.scanner.error(problem, at: start)
    }
    let owner = NotationScanner.Name(
      parts: reference.parts.dropLast(),
      isBare: line.scanner.bytes[start] != UInt8(ascii: "`")
    )
    line.event.sender = names.participant(owner)
    line.event.kind = .wired
    line.event.seam = Seam(property, try strength(&line.scanner))
    line.scanner.skipBlanks()
    let target = try line.scanner.nameBeforeBlank()
    if !target.isBare || target.text != "nil" {
      line.event.receiver = names.participant(target)
    }
    try readEnd(&line)
  }

  private func strength(_ scanner: inout NotationScanner) throws(TraceReadingError) -> Seam.Strength
  {
    scanner.skipBlanks()
    let start = scanner.position
    let word = scanner.word()
    guard let strength = Seam.Strength(rawValue: word) else {
      let found = word.isEmpty ? "" : ", not \(word.notationLabel)"
      throw scanner.error("expected strong, weak or unowned\(found)", at: start)
    }
    return strength
  }

  /// Reads the rest of a line without a label: nothing, or `^N`, the number of the causing row; throws an error for a label.
  private func readEnd(_ line: inout NotationLine) throws(TraceReadingError) {
    if let label = try line.readTail() {
      throw line.scanner.error(TraceReadingError.superfluousText, at: label.lowerBound)
    }
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
