import RoleNames

/// The secret names of an app: a trace shows `(redacted)` in place of values with these names.
///
/// A name hides the values of parameters, properties, enum cases, dictionary keys and types of that name, and the result and
/// unlabelled arguments of a message with that base name. A name matches where its words occur in sequence: `token` hides
/// `accessToken` and `tokens`, but not `tokenizer`. Booleans, objects and closures are never secret.
final class Redaction: Sendable {
  static let text = "(redacted)"

  /// The names that are secret in every app; all recorders share them and the cache of examined names.
  private static let usual = Locked(
    SecretNames(secrets: [
      ["password"], ["passwd"], ["pwd"], ["passcode"], ["passphrase"], ["secret"], ["token"],
      ["jwt"], ["cookie"], ["session"], ["pin"], ["otp"], ["cvv"], ["cvc"], ["ssn"], ["iban"],
      ["credential"], ["authorization"], ["apikey"], ["api", "key"], ["private", "key"],
      ["card", "number"],
    ])
  )

  private let own = Locked(SecretNames(secrets: []))

  func add(_ names: [String]) { own.locked { $0.add(names) } }

  func hides(_ name: String) -> Bool {
    Redaction.usual.locked { $0.matches(name) } || own.locked { $0.matches(name) }
  }

  /// Returns whether an argument of a message is secret, by its parameter's name, its label or, without a label, the message's base
  /// name; false for an index that is out of range.
  func hides(argument index: Int, of name: DeclaredName) -> Bool {
    guard name.parameters.indices.contains(index) else { return false }
    let parameter = name.parameters[index]
    return hides(parameter.name) || hides(parameter.label ?? name.message.baseName)
  }

  /// Returns whether a value can be secret: not a Boolean, nor an object or closure, whose content is never written.
  static func applies(to value: Any) -> Bool {
    let facts = TypeFacts.of(type(of: value))
    return facts.plain != .bool && !facts.isClass && !facts.isFunction && !facts.isStandIn
  }
}

/// Secret names, split into words, with a cache of the names already examined.
private struct SecretNames {
  var secrets: [[String]]
  var known: [String: Bool] = [:]

  /// The maximum number of cached names, as recorded dictionaries can have any number of keys.
  private static let maximumCachedNames = 10_000

  mutating func add(_ names: [String]) {
    secrets += names.map(SecretNames.words).filter { !$0.isEmpty }
    known = [:]
  }

  mutating func matches(_ name: String) -> Bool {
    if secrets.isEmpty { return false }
    if let known = known[name] { return known }
    let words = SecretNames.words(of: name)
    let isSecret = secrets.contains { words.contains($0) }
    if known.count < SecretNames.maximumCachedNames { known[name] = isSecret }
    return isSecret
  }

  /// Returns the words of a name, in lower case and without a plural `s`.
  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.flatMap { String($0).smallWords }.map { word in
      word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
    }
  }
}

extension Recorder {
  /// Adds secret names: the trace shows `(redacted)` for values of parameters, properties and types with these names.
  ///
  /// Names such as `password`, `token` and `pin` are always secret. The name `customerNumber` also hides
  /// `theCustomerNumber`. Call this method before anything is recorded.
  ///
  ///     recorder.redact("customerNumber", "Diagnosis")
  public func redact(_ names: String...) { redaction.add(names) }
}

/// A value that is never written to a trace: `@Redacted var diagnosis: String`.
///
/// In a protocol, write the type of the parameter: `func save(_ diagnosis: Redacted<String>)`. A class that records its
/// own calls can also use the attribute: `func save(@Redacted _ diagnosis: String)`.
@propertyWrapper public struct Redacted<Value>: TraceNaming {
  /// The value that is never written to a trace.
  public var wrappedValue: Value

  /// Wraps a value that must not be written to a trace.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The text written to a trace in place of the value: `(redacted)`.
  public var traceName: String { Redaction.text }
}

extension Redacted: Sendable where Value: Sendable {}
extension Redacted: Equatable where Value: Equatable {}
extension Redacted: Hashable where Value: Hashable {}
