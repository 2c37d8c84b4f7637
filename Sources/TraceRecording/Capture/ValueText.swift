import PrintableText
import Traces

/// Makes text of what is handed over, at once, and follows no object.
///
///     ValueText().value(of: [entity, entity]).summary  // [2 ProductEntity]
struct ValueText {
  /// The names of objects that the trace knows.
  private let name: (AnyObject) -> String?
  /// Whether what has that name must not be written.
  let hides: (String) -> Bool

  /// How many parts a text may still have, so that no value takes long.
  var remaining = 10_000

  /// Makes texts; `name` knows the objects of the trace.
  init(
    name: @escaping (AnyObject) -> String? = { _ in nil },
    hiding hides: @escaping (String) -> Bool = { _ in false }
  ) {
    self.hides = hides
    self.name = name
  }

  /// How deep structures are followed.
  private static let deepest = 6
  /// How many elements are shown of a long list.
  static let longest = 100
  /// How much is shown of a long text in a summary.
  private static let widest = 40
  /// How many simple elements a summary shows in full.
  static let fewest = 3

  /// The short and the full text of a value.
  func value(of value: Any) -> Value {
    var summary = self
    var detail = self
    return Value(summary.text(of: value, .summary, 0), detail: detail.text(of: value, .detail, 0))
  }

  /// Which of the two texts of a value is made.
  enum Length { case summary, detail }

  /// The text of a value at a depth; of what is too deep, or too much, only that it is there.
  mutating func text(of value: Any, _ length: Length, _ depth: Int) -> String {
    remaining -= 1
    guard depth <= ValueText.deepest, remaining >= 0 else { return "…" }
    var value = value
    var facts = TypeFacts.of(type(of: value))
    if facts.isStandIn {
      value = _unwrap(value)
      facts = TypeFacts.of(type(of: value))
    }
    if let plain = facts.plain { return plainText(of: value, plain, length) }
    if facts.isClass { return objectText(of: value) }
    if type(of: value) == AnyHashable.self, let erased = value as? AnyHashable {
      return text(of: erased.base, length, depth)
    }
    if facts.isFunction { return "{closure}" }
    if hides(typeName(type(of: value))) { return Redaction.text }
    if facts.isPlainStruct, !facts.isDescribed || hidesField(of: value),
      let fields = StoredField.values(of: value)
    {
      let texts = fields.map { field in
        let name = field.name.propertyName
        return "\(name): \(text(of: field.value, named: name, length, depth))"
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

  /// The text of values that are no structure: texts, numbers, types, and what names itself.
  private func plainText(of value: Any, _ plain: TypeFacts.Plain, _ length: Length) -> String {
    switch plain {
    case .named: (value as? any TraceNaming)?.traceName.printable() ?? ""
    case .string: quoted(value as? String ?? "", length)
    case .substring: quoted(String(value as? Substring ?? ""), length)
    case .character: quoted((value as? Character).map { String($0) } ?? "", length)
    case .staticString: quoted((value as? StaticString)?.description ?? "", length)
    case .bool: value as? Bool == true ? "true" : "false"
    case .integer: (value as? Int).map { String($0) } ?? "\(value)"
    case .float: (value as? Double).map { "\($0)" } ?? "\(value)"
    case .type: (value as? Any.Type).map { typeName($0) } ?? ""
    }
  }

  private func quoted(_ text: String, _ length: Length) -> String {
    let isCut =
      length == .summary && text.utf8.count > ValueText.widest && text.count > ValueText.widest
    return "\"\(String(isCut ? text.prefix(ValueText.widest) : text[...]).escaped())"
      + (isCut ? "…\"" : "\"")
  }

  /// The text of a part of a value, or that it is a secret.
  mutating func text(of value: Any, named name: String, _ length: Length, _ depth: Int) -> String {
    if hides(name), Redaction.applies(to: value) { return Redaction.text }
    return text(of: value, length, depth + 1)
  }

  /// Whether a struct holds what must not be written, so that it may not describe itself.
  private func hidesField(of value: Any) -> Bool {
    StoredField.all(of: type(of: value)).contains { hides($0.name) }
  }

  private func objectText(of value: Any) -> String {
    name(value as AnyObject) ?? typeName(type(of: value))
  }
}
