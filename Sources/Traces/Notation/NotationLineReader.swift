struct NotationLineReader {
  var names = NotationNames()

  /// Reads a line, passed without its line end; `number` is the line's number, from 1, for errors.
  mutating func read(
    _ bytes: UnsafeRawBufferPointer,
    line number: Int
  ) throws(NotationError) -> NotationLine {
    var line = NotationLine(scanner: NotationScanner(bytes, line: number))
    if let offset = bytes.firstInvalidUTF8 { throw line.scanner.error(.wrongUTF8, at: offset) }
    let blanks = line.scanner.skipBlanks()
    guard let first = line.scanner.next, first != UInt8(ascii: "#") else { return line }
    if first == UInt8(ascii: "\t") { throw line.scanner.error(.tab) }
    guard blanks.isMultiple(of: 2) else {
      throw line.scanner.error(.oddIndentation(blanks: blanks))
    }
    line.depth = blanks / 2
    if first == UInt8(ascii: "=") {
      try readMark(&line)
    } else if let lanes = try lanes(&line.scanner) {
      line.content = .lanes(lanes)
    } else {
      line.sender = try participant(&line.scanner)
      try readRow(&line)
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
