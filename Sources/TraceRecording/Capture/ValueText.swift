import PrintableText
import Traces

/// A writer of values as text, which names objects but does not look at their properties.
///
///     ValueText().value(of: [entity, entity]).summary  // [2 ProductEntity]
struct ValueText {
  /// Returns the name of an object; nil for an object that its type names.
  var name: (AnyObject) -> String? = { _ in nil }
  /// Returns whether a name is secret: values of the property, parameter or type with that name must not be written.
  var hides: (String) -> Bool = { _ in false }
  /// The number of values that may still be written, which limits the cost of one text.
  var remaining = 10_000

  private static let maximumDepth = 6
  static let maximumElements = 100
  private static let maximumSummaryLength = 40
  /// The maximum number of elements that a summary shows; a larger collection reads `[4 Int]`.
  static let maximumShownElements = 3

  func value(of value: Any) -> Value {
    var summary = self
    var detail = self
    return Value(summary.text(of: value, .summary, 0), detail: detail.text(of: value, .detail, 0))
  }

  enum Length { case summary, detail }

  /// Returns the text of a value nested at a depth from 0; `…` if it is nested too deep, or the number `remaining` is used up.
  mutating func text(of value: Any, _ length: Length, _ depth: Int) -> String {
    remaining -= 1
    guard depth <= ValueText.maximumDepth, remaining >= 0 else { return "…" }
    var value = value
    var facts = TypeFacts.of(type(of: value))
    if facts.isStandIn {
      value = _unwrap(value)
      facts = TypeFacts.of(type(of: value))
    }
    if let plain = facts.plain { return plainText(of: value, plain, length) }
    if facts.isClass { return name(value as AnyObject) ?? typeName(type(of: value)) }
    if type(of: value) == AnyHashable.self, let erased = value as? AnyHashable {
      return text(of: erased.base, length, depth)
    }
    if facts.isFunction { return "{closure}" }
    if hides(typeName(type(of: value))) { return Redaction.text }
    if facts.isPlainStruct,
      !facts.isDescribed
        || StoredField.all(of: type(of: value)).contains(where: { hides($0.name) }),
      let fields = StoredField.values(of: value)
    {
      let texts = fields.map { property, value in
        "\(property): \(text(of: value, named: property, length, depth))"
      }
      return "\(typeName(type(of: value)))(\(texts.joined(separator: ", ")))"
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value, length, depth) } ?? "nil"
    case .collection, .set: return listText(of: value, mirror, length, depth)
    case .dictionary: return dictionaryText(of: value, mirror, length, depth)
    case .tuple: return "(\(fields(mirror, length, depth)))"
    case .enum: return enumText(of: value, mirror, length, depth)
    default: return structText(of: value, mirror, length, depth)
    }
  }

  private func plainText(of value: Any, _ plain: TypeFacts.Plain, _ length: Length) -> String {
    switch plain {
    case .named: (value as? any TraceNaming)?.traceName.printable() ?? ""
    case .string: quoted(value as? String ?? "", length)
    case .otherText: quoted("\(value)", length)
    case .bool: value as? Bool == true ? "true" : "false"
    case .integer: (value as? Int).map { String($0) } ?? "\(value)"
    case .float: (value as? Double).map { "\($0)" } ?? "\(value)"
    case .type: (value as? Any.Type).map { typeName($0) } ?? ""
    }
  }

  private func quoted(_ text: String, _ length: Length) -> String {
    let isCut =
      length == .summary && text.utf8.count > ValueText.maximumSummaryLength
      && text.count > ValueText.maximumSummaryLength
    return "\"\(String(isCut ? text.prefix(ValueText.maximumSummaryLength) : text[...]).escaped())"
      + (isCut ? "…\"" : "\"")
  }

  /// Returns the text of the value of a field or dictionary key `name`; `(redacted)` if the name is secret and the value can be.
  mutating func text(of value: Any, named name: String, _ length: Length, _ depth: Int) -> String {
    if hides(name), Redaction.applies(to: value) { return Redaction.text }
    return text(of: value, length, depth + 1)
  }

  // The text of structs, tuples and enums: their fields, `ProductEntity(id: 1)`, or their own description.

  mutating func fields(_ mirror: Mirror, _ length: Length, _ depth: Int) -> String {
    mirror.children.map { child in
      guard let label = child.label, label.first != "." else {
        return text(of: child.value, length, depth + 1)
      }
      return "\(label): \(text(of: child.value, named: label, length, depth))"
    }.joined(separator: ", ")
  }

  mutating func structText(of value: Any, _ mirror: Mirror, _ length: Length, _ depth: Int)
    -> String
  {
    let isSecret = mirror.children.contains { $0.label.map(hides) == true }
    if !isSecret, let text = ownText(of: value) { return text }
    return "\(typeName(type(of: value)))(\(fields(mirror, length, depth)))"
  }

  /// Returns the `description` of a struct or enum, escaped for display; nil if its type has none.
  private func ownText(of value: Any) -> String? {
    guard TypeFacts.of(type(of: value)).isDescribed else { return nil }
    return (value as? any CustomStringConvertible)?.description.printable()
  }

  mutating func enumText(of value: Any, _ mirror: Mirror, _ length: Length, _ depth: Int) -> String
  {
    guard let child = mirror.children.first, let label = child.label else {
      if let text = ownText(of: value) { return text }
      return ".\(value)".printable()
    }
    let payload = Mirror(reflecting: child.value)
    guard payload.displayStyle == .tuple else {
      return ".\(label)(\(text(of: child.value, named: label, length, depth)))"
    }
    return ".\(label)(\(fields(payload, length, depth + 1)))"
  }
}

/// A type that provides its own text for traces.
public protocol TraceNaming {
  /// The text written to a trace in place of the value.
  var traceName: String { get }
}

/// A value recorded in place of the argument of a parameter without a name; only for code that `@Role` generates.
public struct _UnnamedMark: TraceNaming, Sendable {
  /// The text written to a trace for an argument without a name.
  public var traceName: String { "_" }

  /// Creates a mark.
  public init() {}
}

/// A value recorded in place of a closure, as `Any` cannot hold a non-escaping one; only for code that macros generate.
public struct _ClosureMark: TraceNaming, Sendable {
  /// The text written to a trace for a closure.
  public var traceName: String { "{closure}" }

  /// Creates a mark.
  public init() {}

  /// Creates a mark for an optional closure; nil if the closure is nil.
  public init?(_ isSet: Bool) { if !isSet { return nil } }
}
