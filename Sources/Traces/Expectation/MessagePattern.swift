/// A pattern for events, written as a line of the notation of traces.
///
///     View -> Presenter fetchProducts()    # this call
///     Presenter -> View showProducts(_)    # with any argument
///     Presenter -> View showProducts       # with any arguments
///     _ -> Interactor *                    # any call of the Interactor
///     Presenter -x View showError [gone]   # lost, and for that reason
///
/// A line without a message matches any message. `->` matches asynchronous calls, too, `~>` matches only these. A user's action is
/// matched only by a line whose sender is `User`.
public struct MessagePattern: Hashable, Sendable {
  /// The pattern as passed to the initializer.
  public let text: String
  /// The event parsed from the pattern's line; the placeholders `_` and `*` appear in it as names, values or messages.
  public let expected: Event

  /// Parses a pattern from a line of the notation; blanks before and after it and one line end are ignored.
  ///
  /// - Throws: ``NotationError`` if the line is not an event in the notation, or if a second line follows.
  public init(_ text: String) throws(NotationError) {
    var bytes = Array(text.utf8)
    for end in [UInt8(ascii: "\n"), UInt8(ascii: "\r")] where bytes.last == end {
      bytes.removeLast()
    }
    guard !bytes.contains(UInt8(ascii: "\n")) else {
      throw NotationError(line: 2, column: 1, problem: .superfluousText)
    }
    let start = bytes.firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.endIndex
    try self.init(text, bytes[start...], line: 1, indentation: start)
  }

  /// Parses a pattern from line number `line`, from 1, of a longer text; `bytes` is the line without its `indentation` blanks.
  ///
  /// The columns of errors count these blanks.
  init(
    _ text: String,
    _ bytes: ArraySlice<UInt8>,
    line: Int,
    indentation: Int
  ) throws(NotationError) {
    var reader = NotationLineReader()
    do throws(NotationError) {
      let read = try bytes.withBytes { bytes throws(NotationError) in
        try reader.read(bytes, line: line)
      }
      guard read.content.isEvent else {
        throw NotationError(line: line, column: 1, problem: .nothingExpected)
      }
      self.expected = read.event
      self.text = text
    } catch {
      throw NotationError(
        line: line,
        column: error.column + indentation,
        problem: error.problem
      )
    }
  }

  /// Returns whether `event` matches this pattern.
  public func matches(_ event: Event) -> Bool {
    matchesKind(of: event) && matchesNames(of: event) && matchesWords(of: event)
  }

  /// Returns whether a message with this base name (its name without labels) may match this pattern; nothing else is compared.
  package func canMatch(baseName: String) -> Bool {
    guard let expected = expected.message?.baseName, expected != "*",
      !expected.contains(" ")
    else { return true }
    return expected == baseName
  }

  /// Returns how similar `event` is to this pattern, from 0 to 5: how many of kind, sender, receiver, message or value, and base
  /// name match.
  func likeness(to event: Event) -> Int {
    let isAlike = [
      matchesKind(of: event), matches(expected.sender, event.sender),
      matches(expected.receiver, event.receiver), matchesWords(of: event),
      expected.message?.baseName == event.message?.baseName,
    ]
    return isAlike.count { $0 }
  }

  private func matchesKind(of event: Event) -> Bool {
    switch (expected.kind, event.kind) {
    case (.return, .reply), (.call, .asyncCall): true
    case (.asyncCall, .asyncCall):
      expected.delivery == nil || expected.delivery == event.deliveredOn
    case (.lost, .lost): expected.loss == nil || expected.loss == event.loss
    default: expected.kind == event.kind
    }
  }

  private func matchesNames(of event: Event) -> Bool {
    switch expected.kind {
    case .created, .gone:
      matches(expected.sender, event.sender) && matchesObjects(of: event)
    case .wired:
      matches(expected.sender, event.sender) && matches(expected.receiver, event.receiver)
        && expected.seam?.property == event.seam?.property
        && expected.seam?.strength == event.seam?.strength
    default:
      matches(expected.sender, event.notationSender) && matchesReceiver(of: event)
    }
  }

  private func matchesReceiver(of event: Event) -> Bool {
    guard expected.kind == .lost, let property = expected.seam?.property else {
      return matches(expected.receiver, event.receiver)
    }
    return event.seam?.property == property
  }

  private func matches(_ expected: Participant?, _ participant: Participant?) -> Bool {
    expected?.name == MessagePattern.anything || expected?.name == participant?.name
  }

  private func matchesObjects(of event: Event) -> Bool {
    if let only = expected.objects.first, expected.objects.count == 1 {
      let receiver = event.objectNames.receiver
      return only.name == MessagePattern.anything || only.name == receiver
        || event.objects.map(\.name) == [only.name]
    }
    return expected.objects.map(\.name) == event.objects.map(\.name)
  }

  /// The placeholder in a pattern for any participant, any value, any single argument, or any single word of free words.
  static let anything = "_"
}
