import PrintableText
import Traces

/// Makes text of what is handed over, at once, and follows no object.
///
///     ValueText().value(of: [entity, entity]).summary  // [2 ProductEntity]
struct ValueText {
  /// The names of objects that the trace knows.
  private let name: (AnyObject) -> String?

  /// How many parts a text may still have, so that no value takes long.
  private var remaining = 10_000

  /// Makes texts; `name` knows the objects of the trace.
  init(name: @escaping (AnyObject) -> String? = { _ in nil }) {
    self.name = name
  }

  /// How deep structures are followed.
  private static let deepest = 6
  /// How many elements are shown of a long list.
  private static let longest = 100
  /// How much is shown of a long text in a summary.
  private static let widest = 40
  /// How many simple elements a summary shows in full.
  private static let fewest = 3

  /// The short and the full text of a value.
  func value(of value: Any) -> Value {
    var summary = self
    var detail = self
    return Value(
      summary.text(of: value, .summary, 0),
      detail: detail.text(of: value, .detail, 0)
    )
  }

  private enum Length {
    case summary, detail
  }

  private mutating func text(of value: Any, _ length: Length, _ depth: Int) -> String {
    remaining -= 1
    guard depth <= ValueText.deepest, remaining >= 0 else { return "…" }
    var value = value
    var facts = TypeFacts.of(type(of: value))
    if facts.isStandIn {
      value = behindStandIn(value)
      facts = TypeFacts.of(type(of: value))
    }
    if let plain = facts.plain { return plainText(of: value, plain, length) }
    if facts.isClass { return objectText(of: value) }
    if type(of: value) == AnyHashable.self, let erased = value as? AnyHashable {
      return text(of: erased.base, length, depth)
    }
    if facts.isFunction { return "{closure}" }
    if facts.isPlainStruct, !facts.isDescribed, let fields = StoredField.values(of: value) {
      let texts = fields.map { "\($0.name): \(text(of: $0.value, length, depth + 1))" }
      return "\(typeName(type(of: value)))(\(texts.joined(separator: ", ")))"
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { text(of: $0.value, length, depth) } ?? "nil"
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
    case .integer, .float: "\(value)"
    case .type: (value as? Any.Type).map { typeName($0) } ?? ""
    }
  }

  private func quoted(_ text: String, _ length: Length) -> String {
    let isCut = length == .summary && text.count > ValueText.widest
    return "\"\(String(isCut ? text.prefix(ValueText.widest) : text[...]).escaped())"
      + (isCut ? "…\"" : "\"")
  }

  private func objectText(of value: Any) -> String {
    name(value as AnyObject) ?? typeName(type(of: value))
  }
}

// MARK: - Lists

extension ValueText {
  private mutating func listText(
    of value: Any,
    _ mirror: Mirror,
    _ length: Length,
    _ depth: Int
  ) -> String {
    let element = (type(of: value) as? any Listed.Type)?.elementName ?? "elements"
    let isFull = length == .detail || isShort(mirror) && ValueText.simple.contains(element)
    guard isFull, !mirror.children.isEmpty else { return "[\(mirror.children.count) \(element)]" }
    let isSet = mirror.displayStyle == .set
    let children = isSet ? Array(mirror.children) : Array(mirror.children.prefix(ValueText.longest))
    let texts =
      isSet
      ? unordered(children) { $0.text(of: $1.value, length, depth + 1) }.sorted()
      : children.map { text(of: $0.value, length, depth + 1) }
    return "[\(joined(texts, of: mirror.children.count))]"
  }

  private mutating func dictionaryText(
    of value: Any,
    _ mirror: Mirror,
    _ length: Length,
    _ depth: Int
  ) -> String {
    guard !mirror.children.isEmpty else { return "[:]" }
    let element = (type(of: value) as? any Listed.Type)?.elementName ?? "pairs"
    guard length == .detail || isShort(mirror) else {
      return "[\(mirror.children.count) \(element)]"
    }
    let pairs = unordered(Array(mirror.children)) { writer, pair in
      Mirror(reflecting: pair.value).children.map { writer.text(of: $0.value, length, depth + 1) }
    }
    let sorted = pairs.sorted { $0.lexicographicallyPrecedes($1) }
    return "[\(joined(sorted.map { $0.joined(separator: ": ") }, of: pairs.count))]"
  }

  /// Writes what has no order; each gets the same share of what is left, in whatever order they come.
  private mutating func unordered<Element>(
    _ children: [Mirror.Child],
    _ write: (inout ValueText, Mirror.Child) -> Element
  ) -> [Element] {
    remaining /= 2
    let share = max(2, remaining / max(1, children.count))
    return children.map { child in
      var writer = self
      writer.remaining = share
      return write(&writer, child)
    }
  }

  private func joined(_ texts: [String], of count: Int) -> String {
    let rest = count > ValueText.longest ? ", …" : ""
    return texts.prefix(ValueText.longest).joined(separator: ", ") + rest
  }

  private func isShort(_ mirror: Mirror) -> Bool { mirror.children.count <= ValueText.fewest }

  private static let simple: Set = ["String", "Int", "Double", "Bool"]
}

// MARK: - Structures

extension ValueText {
  private mutating func fields(_ mirror: Mirror, _ length: Length, _ depth: Int) -> String {
    mirror.children.map { child in
      let text = text(of: child.value, length, depth + 1)
      guard let label = child.label, label.first != "." else { return text }
      return "\(label): \(text)"
    }
    .joined(separator: ", ")
  }

  private mutating func structText(
    of value: Any,
    _ mirror: Mirror,
    _ length: Length,
    _ depth: Int
  ) -> String {
    if let text = ownText(of: value) { return text }
    return "\(typeName(type(of: value)))(\(fields(mirror, length, depth)))"
  }

  /// What a value says of itself.
  private func ownText(of value: Any) -> String? {
    guard TypeFacts.of(type(of: value)).isDescribed else { return nil }
    return (value as? any CustomStringConvertible)?.description.printable()
  }

  private mutating func enumText(of value: Any, _ mirror: Mirror, _ length: Length, _ depth: Int)
    -> String
  {
    guard let child = mirror.children.first, let label = child.label else {
      if let text = ownText(of: value) { return text }
      return ".\(value)".printable()
    }
    let payload = Mirror(reflecting: child.value)
    guard payload.displayStyle == .tuple else {
      return ".\(label)(\(text(of: child.value, length, depth + 1)))"
    }
    return ".\(label)(\(fields(payload, length, depth + 1)))"
  }
}
