import Traces

/// A message's name as the stand-in gives it, which says how its arguments are called.
///
///     DeclaredName("load(from start:_ list:)").message  // load(from:_:)
struct DeclaredName {
  /// The name with its labels.
  let message: String
  /// What stands before the colon at the call, nil for `_`, and the name inside the method.
  let parameters: [(label: String?, name: String)]

  init(_ text: String) {
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
}
