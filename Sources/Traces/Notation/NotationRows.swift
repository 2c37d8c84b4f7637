// Lines with an arrow.

extension NotationLineReader {
  mutating func readRow(
    _ scanner: inout NotationScanner,
    into line: inout NotationLine,
    _ event: inout Event
  ) throws(NotationError) {
    scanner.skipBlanks()
    guard let arrow = scanner.arrow() else {
      let name = names.participant(line.sender)?.name ?? String.nobody
      throw scanner.error(.missingArrow(after: name))
    }
    scanner.skipBlanks()
    event.sender = names.participant(line.sender)
    event.kind = arrow.kind(from: event.sender)
    line.content = .row
    switch arrow {
    case .created, .gone: try readObjects(&scanner, into: &line, &event)
    case .lost: try readLost(&scanner, into: &line, &event)
    default: try readMessage(&scanner, into: &line, &event)
    }
  }

  private mutating func readMessage(
    _ scanner: inout NotationScanner,
    into line: inout NotationLine,
    _ event: inout Event
  ) throws(NotationError) {
    line.receiver = try participant(&scanner)
    event.receiver = names.participant(line.receiver)
    let tail = try scanner.tail(event.kind == .asyncCall ? [.text, .delivery] : .text)
    if !tail.text.isEmpty { event.text = tail.text }
    if let delivery = tail.delivery { event.delivery = delivery }
    line.cause = tail.cause
    guard let label = try scanner.label(tail) else { return }
    if event.kind.isAnswer {
      event.value = Value(label)
    } else {
      event.message = Message(text: label)
    }
  }

  private mutating func readLost(
    _ scanner: inout NotationScanner,
    into line: inout NotationLine,
    _ event: inout Event
  ) throws(NotationError) {
    let isProperty = scanner.skip(".")
    let name = try scanner.nameBeforeBlank()
    if isProperty || name.isProperty {
      event.seam = Seam(name.text)
    } else {
      line.receiver = names.index(of: name)
      event.receiver = names.participant(line.receiver)
    }
    let tail = try scanner.tail([.loss, .text])
    event.loss = tail.loss
    event.text = tail.text
    line.cause = tail.cause
    guard let label = try scanner.label(tail) else { return }
    event.candidates = label.candidates
    guard event.candidates.count == 1 else { return }
    let message = Message(text: label)
    event.message = message.arguments?.isEmpty == true ? Message(label) : message
  }

  /// Reads the objects that an event creates or releases: the names in the label, or the name after the arrow if there is no label.
  private mutating func readObjects(
    _ scanner: inout NotationScanner,
    into line: inout NotationLine,
    _ event: inout Event
  ) throws(NotationError) {
    let receiver = try scanner.nameBeforeBlank()
    let tail = try scanner.tail(.text)
    event.text = tail.text
    line.cause = tail.cause
    if let label = tail.label, scanner.text(label) != "".notationLabel {
      let labels = try scanner.names(in: label)
      let module = labels.first == receiver.text ? "" : receiver.text + "."
      line.objects = labels.map { names.index(of: module + $0) }
    } else {
      line.objects = [names.index(of: receiver)].filter { $0 != NotationNames.absent }
    }
    event.objects = line.objects.compactMap { names.participant($0) }
  }
}

extension NotationScanner {
  fileprivate mutating func arrow() -> NotationArrow? {
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: " ") { end += 1 }
    guard let arrow = NotationArrow(bytes[range: position..<end]) else { return nil }
    position = end
    return arrow
  }
}

extension String {
  /// The possible messages in the label of a lost message: `a()` and `b()` in `a() or b()`.
  fileprivate var candidates: [String] {
    let bytes = Array(utf8)
    let ranges = bytes.ranges(in: bytes.indices, between: Array(" or ".utf8)) ?? [bytes.indices]
    return ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}
