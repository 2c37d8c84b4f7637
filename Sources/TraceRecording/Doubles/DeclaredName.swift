/// A message's name as the generated code writes it, with argument labels and parameter names.
///
///     DeclaredName("load(from start:_ list:)").message  // load(from:_:)
package struct DeclaredName {
  /// The name of the message with its argument labels: `load(from:_:)`.
  package let message: String
  /// For each parameter, its argument label (nil for `_`) and its name inside the method.
  package let parameters: [(label: String?, name: String)]

  package init(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
      message = text
      parameters = text.hasSuffix(" =") ? [(nil, "newValue")] : []
      return
    }
    let words = text[text.index(after: open)...].dropLast().split(separator: ":")
      .map { $0.split(separator: " ") }
    parameters = words.map { words in
      let label = words.first.flatMap { $0 == "_" ? nil : String($0) }
      return (label, words.count > 1 ? String(words[1]) : label ?? "")
    }
    message = "\(text[..<open])(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  /// An example of a call of the message, with parameter names as arguments: `show(rows, at: index)`.
  package var example: String { call(with: \.name) }

  /// Returns a call of the message with the same text for each argument, such as `show([], at: [])` for `[]`.
  package func example(with argument: String) -> String { call { _ in argument } }

  private func call(with argument: ((label: String?, name: String)) -> String) -> String {
    guard message.hasSuffix(")") else { return message }
    let values = parameters.map { ($0.label.map { "\($0): " } ?? "") + argument($0) }
    return "\(message.baseName)(\(values.joined(separator: ", ")))"
  }
}

extension String {
  /// The name of a message without labels, also of a property's setter: `title` for `title =`.
  var baseName: String {
    let end = utf8.firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: " ") }
    return end.map { String(self[..<$0]) } ?? self
  }
}
