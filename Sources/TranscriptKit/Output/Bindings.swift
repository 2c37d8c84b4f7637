/// The texts bound to the wildcards of a page: `[ID:a]` is the same text wherever it stands.
struct Bindings {
  private var texts: [String: [UInt8]] = [:]

  /// The bytes bound to a name; nil for a name without binding.
  subscript(name: String) -> [UInt8]? {
    get { texts[name] }
    set { texts[name] = newValue }
  }

  func hasBindings(for names: Set<String>) -> Bool { names.allSatisfy { texts[$0] != nil } }

  /// Binds the names of expected lines by matching them with a changed output, in the order of the lines.
  mutating func learn(from expected: [OutputLine], _ output: [Substring]) {
    var rest = output[...]
    for line in expected where !hasBindings(for: line.names) {
      let found = rest.firstIndex { line.matches($0, &self) }
      if let found { rest = output[(found + 1)...] }
    }
  }
}
