/// A message from one participant to another: a name and arguments.
public struct Message: Sendable {
  private enum Handover {
    case unknown
    case arguments([Argument])
    /// A name and arguments that are in `words` and not parsed yet.
    case inText
  }

  private let words: String
  private let handover: Handover

  /// Creates a message from its name with labels, such as `didFetchProducts(_:)`; `arguments` is nil if unknown, empty for none.
  public init(_ name: String, _ arguments: [Argument]? = nil) {
    words = name
    handover = arguments.map { .arguments($0) } ?? .unknown
  }

  /// Creates a message from its text: `didSelectProduct(at: 0)`, `showError(_:)`, `tap 1`.
  ///
  /// The text is parsed whenever the name or the arguments are read. If the parsed parts would not give the same text again, the
  /// whole text is the name, and the arguments are unknown.
  public init(text: String) {
    words = text
    handover = .inText
  }

  /// The message's name with its labels, such as `didFetchProducts(_:)`, or free words such as `tap 1`.
  ///
  /// - Complexity: O(*n*) if the message was created from a text of length *n*, else O(1).
  public var name: String { parsed.words }

  /// The message's arguments, in order; empty for none, nil if unknown, as in a lost message or in free words.
  ///
  /// - Complexity: O(*n*) if the message was created from a text of length *n*, else O(1).
  public var arguments: [Argument]? {
    if case .arguments(let arguments) = parsed.handover { arguments } else { nil }
  }

  /// The message's name up to its labels: `didFetchProducts` for `didFetchProducts(_:)`.
  public var baseName: String {
    name.utf8.firstIndex(of: UInt8(ascii: "(")).map { String(name[..<$0]) } ?? name
  }

  /// The message as text, with its arguments in their short form: `didFetchProducts([2 ProductEntity])`; the name alone if the
  /// arguments are unknown.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var text: String {
    guard case .arguments(let arguments) = handover else { return words }
    if words.hasSuffix(" =") { return "\(words) \(arguments.first?.value.summary ?? "_")" }
    guard words.hasSuffix(")") else { return words }
    let inside = arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value.summary }
    return "\(baseName)(\(inside.joined(separator: ", ")))"
  }

  /// This message in parsed form, so that reading `name` and `arguments` is O(1).
  package var parsed: Message {
    guard case .inText = handover else { return self }
    return Message(reading: words).flatMap { $0.text == words ? $0 : nil } ?? Message(words)
  }

  private init?(reading text: String) {
    guard let syntax = MessageSyntax(text) else { return nil }
    switch syntax.shape {
    case .assignment(let value):
      self.init(syntax.text(syntax.name) + " =", [Argument(Value(syntax.text(value)))])
    case .labels where text.utf8.count == syntax.name.count + 2: self.init(text, [])
    case .labels: self.init(text)
    case .arguments(let arguments):
      let arguments = arguments.map {
        Argument(label: $0.label.map(syntax.text), Value(syntax.text($0.value)))
      }
      self.init(syntax.writtenName, arguments)
    case .unreadable: return nil
    }
  }
}

extension Message: Hashable {
  /// Returns whether the messages have equal names and arguments, however each was created.
  public static func == (left: Message, right: Message) -> Bool {
    if case .inText = left.handover, case .inText = right.handover,
      left.words.utf8.elementsEqual(right.words.utf8)
    {
      return true
    }
    let (left, right) = (left.parsed, right.parsed)
    return left.words == right.words && left.arguments == right.arguments
  }

  /// Hashes the message's text, which is the same for equal messages.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Message: CustomStringConvertible {
  /// The message as text, the same as ``text``.
  public var description: String { text }
}

/// The text of an argument, a returned value or a thrown error.
///
/// A value holds no object, so a trace keeps no objects alive and shows their state at the time of the recording.
public struct Value: Hashable, Sendable {
  /// The short form of the text, for an arrow of a diagram: `[2 ProductEntity]`.
  public let summary: String
  /// The full form of the text: `[ProductEntity(id: 1, …), ProductEntity(id: 2, …)]`.
  public let detail: String

  /// Creates a value from its short and its full form; the full form defaults to the short one.
  public init(_ summary: String, detail: String? = nil) {
    self.summary = summary
    self.detail = detail ?? summary
  }
}

/// An argument of a message.
public struct Argument: Hashable, Sendable {
  /// The argument label in the call; nil for an argument without a label.
  public let label: String?
  /// The parameter's name inside the method; empty if unknown.
  public let parameter: String
  /// The argument's value.
  public let value: Value

  /// Creates an argument of a message; `label` is nil for an argument without a label, `parameter` is empty if unknown.
  public init(label: String? = nil, parameter: String = "", _ value: Value) {
    self.label = label
    self.parameter = parameter
    self.value = value
  }
}
