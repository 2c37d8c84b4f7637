import PrintableText

// The text of structs, tuples and enums: their fields, `ProductEntity(id: 1)`, or their own description.

extension ValueText {
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
