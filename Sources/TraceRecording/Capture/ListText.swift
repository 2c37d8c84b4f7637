// The text of arrays, sets and dictionaries: `[2 ProductEntity]`, or the elements in a detail or where few and simple.

extension ValueText {
  mutating func listText(of value: Any, _ mirror: Mirror, _ length: Length, _ depth: Int) -> String
  {
    let element = (type(of: value) as? any Listed.Type)?.elementName ?? "elements"
    let isFull = length == .detail || isShort(mirror) && isSimple(mirror, of: element)
    guard isFull, !mirror.children.isEmpty else { return "[\(mirror.children.count) \(element)]" }
    let shown = mirror.children.prefix(ValueText.maximumElements)
    let texts =
      mirror.displayStyle == .set
      ? unordered(Array(mirror.children)) { $0.text(of: $1.value, length, depth + 1) }.sorted()
      : shown.map { text(of: $0.value, length, depth + 1) }
    return "[\(joined(texts, of: mirror.children.count))]"
  }

  mutating func dictionaryText(of value: Any, _ mirror: Mirror, _ length: Length, _ depth: Int)
    -> String
  {
    guard !mirror.children.isEmpty else { return "[:]" }
    let element = (type(of: value) as? any Listed.Type)?.elementName ?? "pairs"
    guard length == .detail || isShort(mirror) else {
      return "[\(mirror.children.count) \(element)]"
    }
    let pairs = unordered(Array(mirror.children)) { writer, pair in
      let parts = Mirror(reflecting: pair.value).children.map(\.value)
      let key = parts.first as? String ?? ""
      return parts.enumerated().map { index, part in
        writer.text(of: part, named: index == 0 ? "" : key, length, depth)
      }
    }
    let sorted = pairs.sorted { $0.lexicographicallyPrecedes($1) }
    return "[\(joined(sorted.map { $0.joined(separator: ": ") }, of: pairs.count))]"
  }

  /// Calls `write` for each element of a set or dictionary with a writer of its own, and returns the results.
  ///
  /// Each writer may write an equal number of values, so that the text does not depend on the iteration order.
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
    let rest = count > ValueText.maximumElements ? ", …" : ""
    return texts.prefix(ValueText.maximumElements).joined(separator: ", ") + rest
  }

  private func isShort(_ mirror: Mirror) -> Bool {
    mirror.children.count <= ValueText.maximumShownElements
  }

  private func isSimple(_ mirror: Mirror, of element: String) -> Bool {
    ValueText.simple.contains(element) || mirror.children.allSatisfy { $0.value is Int }
  }

  /// The element types whose short lists a summary shows in full, as it does for any short list that contains only `Int`.
  private static let simple: Set = ["String", "Int", "Double", "Bool"]
}
