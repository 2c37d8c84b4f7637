/// What is never written: the values that have one of these names.
///
/// A name is that of a parameter, a property, a case, a dictionary's key, a type, or a message that
/// gives the value or takes it without a label. It hides what it names where its words stand in it one
/// after another: `token` hides `accessToken` and `tokens`, and not `tokenizer`.
final class Redaction: Sendable {
  /// What stands for a secret.
  static let text = "(redacted)"

  private let state = Locked(State())

  private struct State {
    var names = Redaction.usual
    /// What was found out about the names that were met.
    var known: [String: Bool] = [:]
  }

  /// What is secret in every app.
  private static let usual: [[String]] = [
    ["password"], ["passwd"], ["passcode"], ["passphrase"], ["secret"], ["token"], ["pin"], ["otp"],
    ["cvv"], ["cvc"], ["credential"], ["authorization"], ["api", "key"], ["private", "key"],
    ["card", "number"],
  ]
}

extension Redaction {
  /// Hides what has one of these names, too.
  func add(_ names: [String]) {
    state.locked { state in
      state.names += names.map(Redaction.words).filter { !$0.isEmpty }
      state.known = [:]
    }
  }

  /// Whether what has that name is hidden.
  func hides(_ name: String) -> Bool {
    state.locked { state in
      if let known = state.known[name] { return known }
      let words = Redaction.words(of: name)
      let isHidden = state.names.contains { words.contains($0) }
      if state.known.count < Redaction.mostKnown { state.known[name] = isHidden }
      return isHidden
    }
  }

  /// Whether an argument of a message is hidden: by its own names, or by the message's where it has no
  /// label.
  func hides(argument index: Int, of name: DeclaredName) -> Bool {
    guard name.parameters.indices.contains(index) else { return false }
    let parameter = name.parameters[index]
    if hides(parameter.name) { return true }
    guard let label = parameter.label else { return hides(name.message.baseName) }
    return hides(label)
  }

  /// Whether a value is one to hide: not true or false, and nothing of which only the name is written.
  static func applies(to value: Any) -> Bool {
    let facts = TypeFacts.of(type(of: value))
    return facts.plain != .bool && !facts.isClass && !facts.isFunction && !facts.isStandIn
  }

  /// How many names are remembered: keys of dictionaries may be any.
  private static let mostKnown = 10_000

  /// The words of a name, in small letters and without the letter of the plural.
  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.flatMap { String($0).words }.map { word in
      let word = word.lowercased()
      return word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
    }
  }
}

extension Recorder {
  /// Never writes what has one of these names: parameters, properties, cases, keys of dictionaries,
  /// types, and messages that give the value or take it without a label.
  ///
  /// Passwords, tokens, pins and their like are hidden in any case. A name hides `customerNumber` and
  /// `theCustomerNumber`. Name them before anything is recorded.
  ///
  ///     recorder.redact("customerNumber", "Diagnosis")
  public func redact(_ names: String...) { redaction.add(names) }
}

/// A value that is never written in a trace: `@Redacted var diagnosis: String`.
///
/// A protocol's method takes one by its type, `func save(_ diagnosis: Redacted<String>)`; a method of
/// a class that records its own calls by `@Redacted`, too.
@propertyWrapper public struct Redacted<Value>: TraceNaming {
  /// The value itself.
  public var wrappedValue: Value

  /// Hides a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// What stands for the value.
  public var traceName: String { Redaction.text }
}

extension Redacted: Sendable where Value: Sendable {}
extension Redacted: Equatable where Value: Equatable {}
extension Redacted: Hashable where Value: Hashable {}
