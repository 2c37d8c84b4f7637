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
  /// - Throws: ``TraceReadingError`` if the line is not an event in the notation, or if a second line follows.
  public init(_ text: String) throws(TraceReadingError) {
    var bytes = Array(text.utf8)
    for end in [UInt8(ascii: "\n"), UInt8(ascii: "\r")] where bytes.last == end {
      bytes.removeLast()
    }
    guard !bytes.contains(UInt8(ascii: "\n")) else {
      throw TraceReadingError(line: 2, column: 1, problem: TraceReadingError.superfluousText)
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
  ) throws(TraceReadingError) {
    var reader = NotationLineReader()
    do throws(TraceReadingError) {
      let read = try bytes.withBytes { bytes throws(TraceReadingError) in
        try reader.read(bytes, line: line)
      }
      switch read.content {
      case .event, .row: (expected, self.text) = (read.event, text)
      default:
        throw TraceReadingError(line: line, column: 1, problem: TraceReadingError.missingRow)
      }
    } catch {
      let column = error.column + indentation
      throw TraceReadingError(line: line, column: column, problem: error.problem)
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

  /// Returns how many of kind, sender, receiver, message or value, and base name match, from 0 to 5.
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
    guard matches(expected.sender, event.notationSender) else { return false }
    switch expected.kind {
    case .created, .gone:
      let names = expected.objects.map(\.name)
      return names == event.objects.map(\.name) || names == [MessagePattern.anything]
        || names == [event.objectNames.receiver]
    case .wired:
      return matches(expected.receiver, event.receiver)
        && expected.seam?.property == event.seam?.property
        && expected.seam?.strength == event.seam?.strength
    case .lost where expected.seam != nil:
      return event.seam?.property == expected.seam?.property
    default: return matches(expected.receiver, event.receiver)
    }
  }

  private func matches(_ expected: Participant?, _ participant: Participant?) -> Bool {
    expected?.name == MessagePattern.anything || expected?.name == participant?.name
  }

  /// The placeholder in a pattern for any participant, any value, any single argument, or any single word of free words.
  static let anything = "_"

  /// Returns whether the message, value or text of `event` matches the pattern's; if the pattern has none of these, any event does.
  func matchesWords(of event: Event) -> Bool {
    switch expected.kind {
    case .return, .throw, .reply:
      guard let value = expected.value?.summary else { return true }
      return matches(value, event.value?.summary ?? "()")
    case .lost where expected.candidates.count > 1:
      return expected.candidates == event.candidates
    case .note, .divider:
      return expected.text.isEmpty || matches(expected.text, event.text)
    default:
      guard let message = expected.message else { return true }
      if message.name == "*" { return true }
      guard event.candidates.count < 2 else { return false }
      return matches(message, event.message ?? event.candidates.first.map { Message(text: $0) })
    }
  }

  private func matches(_ expected: String, _ text: String) -> Bool {
    expected == "*" || expected == MessagePattern.anything || expected == text
  }

  private func matches(_ expected: Message, _ message: Message?) -> Bool {
    guard let message else { return false }
    if expected.text == message.text { return true }
    if expected.arguments == nil {
      if expected.name == message.name, expected.name.hasSuffix(":)") { return true }
      if expected.name.isIdentifier { return message.baseName == expected.name }
    }
    let said = message.arguments == nil ? Message(text: message.text) : message
    guard let arguments = expected.arguments else { return matchesFreeWords(expected, said) }
    return expected.name == said.name && matches(arguments, said.arguments)
  }

  /// Returns whether the arguments of a message match the expected ones, compared one by one.
  ///
  /// Unknown arguments (nil), as in a lost message, match only if every expected argument is the placeholder `_`.
  private func matches(_ expected: [Argument], _ arguments: [Argument]?) -> Bool {
    guard let arguments else { return expected.allSatisfy(\.isAnything) }
    return expected.count == arguments.count
      && zip(expected, arguments).allSatisfy { expected, argument in
        expected.label == argument.label
          && (expected.isAnything || expected.value.summary == argument.value.summary)
      }
  }

  /// Returns whether a message of free words such as `tap 1` matches the expected one, in which `_` matches any single word.
  private func matchesFreeWords(_ expected: Message, _ message: Message) -> Bool {
    guard message.arguments == nil else { return false }
    let words = expected.name.split(separator: " ", omittingEmptySubsequences: false)
    let said = message.name.split(separator: " ", omittingEmptySubsequences: false)
    return words.count == said.count
      && zip(words, said).allSatisfy { word, said in
        word == MessagePattern.anything || word == said
      }
  }
}

extension Argument {
  fileprivate var isAnything: Bool { value.summary == MessagePattern.anything }
}
