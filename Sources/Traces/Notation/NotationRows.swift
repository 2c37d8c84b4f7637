// Lines with an arrow.
extension NotationLineReader {
  mutating func readRow(_ line: inout NotationLine) throws(TraceReadingError) {
    line.scanner.skipBlanks()
    guard let arrow = line.scanner.arrow() else {
      let name = line.event.sender?.name ?? String.nobody
      throw line.scanner.error(
        "expected an arrow (\(NotationArrow.list)) after \(name.notationLabel)"
      )
    }
    line.scanner.skipBlanks()
    line.event.kind = arrow.kind(from: line.event.sender)
    line.content = .row
    switch arrow {
    case .created, .gone: try readObjects(&line)
    case .lost: try readLost(&line)
    default: try readMessage(&line)
    }
  }

  private mutating func readMessage(_ line: inout NotationLine) throws(TraceReadingError) {
    line.event.receiver = try participant(&line.scanner)
    guard let label = try line.readLabel() else { return }
    if line.event.kind.isAnswer {
      line.event.value = Value(label)
    } else {
      line.event.message = Message(text: label)
    }
  }

  private mutating func readLost(_ line: inout NotationLine) throws(TraceReadingError) {
    let isProperty = line.scanner.skip(".")
    let name = try line.scanner.nameBeforeBlank()
    if isProperty || name.isProperty {
      line.event.seam = Seam(name.text)
    } else {
      line.event.receiver = names.participant(name)
    }
    guard let label = try line.readLabel() else { return }
    line.event.candidates = label.candidates
    guard line.event.candidates.count == 1 else { return }
    let message = Message(text: label)
    line.event.message = message.arguments?.isEmpty == true ? Message(label) : message
  }

  /// Reads the objects that an event creates or releases: the names in the label, or the name after the arrow if there is no label.
  private mutating func readObjects(_ line: inout NotationLine) throws(TraceReadingError) {
    let receiver = try line.scanner.nameBeforeBlank()
    if let label = try line.readTail(), line.scanner.text(label) != "".notationLabel {
      let labels = try line.scanner.names(in: label)
      let module = labels.first == receiver.text ? "" : receiver.text + "."
      line.event.objects = labels.map { names.participant(named: module + $0) }
    } else if let object = names.participant(receiver) {
      line.event.objects = [object]
    }
  }
}

extension NotationScanner {
  fileprivate mutating func arrow() -> NotationArrow? {
    var rest = self
    guard let arrow = NotationArrow(rawValue: rest.word()) else { return nil }
    self = rest
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

enum NotationArrow: String, CaseIterable {
  case thrown = "-->!"
  case answer = "-->"
  case created = "->*"
  case call = "->"
  case async = "~>"
  case gone = "-x*"
  case lost = "-x"

  static let list = "-> --> -->! ~> -x ->* -x*"

  init?(_ kind: Event.Kind) {
    switch kind {
    case .action, .call: self = .call
    case .asyncCall: self = .async
    case .return, .reply: self = .answer
    case .throw: self = .thrown
    case .lost: self = .lost
    case .created: self = .created
    case .gone: self = .gone
    case .wired, .stage, .screen, .graph, .note, .divider: return nil
    }
  }

  /// Returns the kind of an event with this arrow; a call by the User is an action.
  ///
  /// Every answer is a return here; `NotationTimeline` makes it a reply if its call was asynchronous.
  func kind(from sender: Participant?) -> Event.Kind {
    switch self {
    case .call: sender?.isUser == true ? .action : .call
    case .async: .asyncCall
    case .answer: .return
    case .thrown: .throw
    case .lost: .lost
    case .created: .created
    case .gone: .gone
    }
  }
}
