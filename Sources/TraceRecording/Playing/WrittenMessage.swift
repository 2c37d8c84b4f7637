import Traces

extension MessageSyntax {
  /// The name with the labels that were written: `edit(title:content:)`, `show(_:)`.
  var writtenName: String {
    guard case .arguments(let arguments) = shape else { return text(0..<bytes.count) }
    let labels = arguments.map { ($0.label.map(text) ?? "_") + ":" }
    return "\(text(name))(\(labels.joined()))"
  }

  /// The texts of the arguments, in order.
  var writtenValues: [String] {
    guard case .arguments(let arguments) = shape else { return [] }
    return arguments.map { text($0.value) }
  }
}

extension String {
  /// The name of what is thrown: nothing of `throws`, `offline` of `throws offline`; nil for a value.
  var thrown: String? {
    self == "throws" || hasPrefix("throws ") ? String(dropFirst("throws ".count)) : nil
  }

  /// The texts in a list: `1` and `2` of `[1, 2]`; nil where it is none.
  var listed: [String]? {
    guard hasPrefix("["), hasSuffix("]"), count > 1 else { return nil }
    if dropFirst().dropLast().allSatisfy(\.isWhitespace) { return [] }
    let syntax = MessageSyntax("_(\(dropFirst().dropLast()))")
    guard let syntax, case .arguments(let arguments) = syntax.shape else { return nil }
    // What stands before a colon is part of an element, and no label.
    return arguments.map {
      syntax.text(($0.label ?? $0.value).lowerBound..<$0.value.upperBound)
    }
  }
}
