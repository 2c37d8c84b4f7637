import RoleNames

/// What is never written: the values that have one of these names.
///
/// A name is that of a parameter, a property, a case, a dictionary's key, a type, or a message that
/// gives the value or takes it without a label. It hides what it names where its words stand in it one
/// after another: `token` hides `accessToken` and `tokens`, and not `tokenizer`.
final class Redaction: Sendable {
  /// What stands for a secret.
  static let text = "(redacted)"

  /// What is secret in every app; what is found out about a name serves all recorders.
  private static let usual = Locked(
    SecretNames([
      ["password"], ["passwd"], ["pwd"], ["passcode"], ["passphrase"], ["secret"], ["token"],
      ["jwt"], ["cookie"], ["session"], ["pin"], ["otp"], ["cvv"], ["cvc"], ["ssn"], ["iban"],
      ["credential"], ["authorization"], ["apikey"], ["api", "key"], ["private", "key"],
      ["card", "number"],
    ])
  )

  /// What is secret in this app only.
  private let own = Locked(SecretNames([]))
}

/// Names by their words, and what was found out about the names that were met.
private struct SecretNames {
  private var secrets: [[String]]
  private var known: [String: Bool] = [:]

  /// How many names are remembered: keys of dictionaries may be any.
  private static let mostKnown = 10_000

  init(_ secrets: [[String]]) {
    self.secrets = secrets
  }

  mutating func add(_ names: [String]) {
    secrets += names.map(SecretNames.words).filter { !$0.isEmpty }
    known = [:]
  }

  /// Whether one of them stands in a name.
  mutating func stand(in name: String) -> Bool {
    if secrets.isEmpty { return false }
    if let known = known[name] { return known }
    let words = SecretNames.words(of: name)
    let isSecret = secrets.contains { words.contains($0) }
    if known.count < SecretNames.mostKnown { known[name] = isSecret }
    return isSecret
  }

  /// The words of a name, in small letters and without the letter of the plural.
  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.flatMap { String($0).smallWords }.map { word in
      word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
    }
  }
}

extension Redaction {
  /// Hides what has one of these names, too.
  func add(_ names: [String]) { own.locked { $0.add(names) } }

  /// Whether what has that name is hidden.
  func hides(_ name: String) -> Bool {
    Redaction.usual.locked { $0.stand(in: name) } || own.locked { $0.stand(in: name) }
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
}

extension Recorder {
  /// Never writes what has one of these names, as passwords, tokens, pins and their like are never written.
  ///
  /// A name hides `customerNumber` and `theCustomerNumber`. Name them before anything is recorded.
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
