struct NotationLineReader {
  var names = NotationNames()

  /// Reads a line, passed without its line end: sets the fields of `event`, which must be new, and returns the parts that are no
  /// fields.
  ///
  /// `number` is the line's number, from 1, for errors.
  mutating func read(
    _ bytes: UnsafeRawBufferPointer,
    line number: Int,
    into event: inout Event
  ) throws(NotationError) -> NotationLine {
    var scanner = NotationScanner(bytes, line: number)
    if let offset = bytes.firstInvalidUTF8 { throw scanner.error(.wrongUTF8, at: offset) }
    let blanks = scanner.skipBlanks()
    var line = NotationLine()
    guard let first = scanner.next, first != UInt8(ascii: "#") else { return line }
    if first == UInt8(ascii: "\t") { throw scanner.error(.tab) }
    guard blanks.isMultiple(of: 2) else {
      throw scanner.error(.oddIndentation(blanks: blanks))
    }
    line.depth = blanks / 2
    if first == UInt8(ascii: "=") {
      try readMark(&scanner, into: &line, &event)
    } else if let lanes = try lanes(&scanner) {
      line.content = .lanes(lanes)
    } else {
      line.sender = try participant(&scanner)
      try readRow(&scanner, into: &line, &event)
    }
    return line
  }

  /// Reads a `lanes` line and returns the index of each name in `names`; skips nothing and returns nil if the line is another one.
  private mutating func lanes(
    _ scanner: inout NotationScanner
  ) throws(NotationError) -> [Int]? {
    let start = scanner.position
    guard scanner.skip("lanes"), scanner.isAtEnd || scanner.next == UInt8(ascii: " ") else {
      scanner.position = start
      return nil
    }
    var lanes: [Int] = []
    scanner.skipBlanks()
    while let next = scanner.next, next != UInt8(ascii: "#") || !scanner.followsTwoBlanks {
      lanes.append(names.index(of: try scanner.nameBeforeBlank().text))
      scanner.skipBlanks()
    }
    return lanes
  }

  /// Reads a participant's name and returns its index in `names`; `NotationNames.absent` for a word that stands for no participant.
  mutating func participant(_ scanner: inout NotationScanner) throws(NotationError) -> Int {
    if let index = scanner.knownName(in: names) { return index }
    let start = scanner.position
    let name = try scanner.nameBeforeBlank()
    let index = names.index(of: name)
    scanner.remember(name, from: start, as: index, in: &names)
    return index
  }
}
