/// The texts bound to the named wildcards of a page: `[ID:a]` stands for the same text throughout the page.
struct Bindings {
  private var texts: [String: [UInt8]] = [:]

  /// The bytes of the text bound to a wildcard's name; nil for a name without a text.
  subscript(name: String) -> [UInt8]? {
    get { texts[name] }
    set { texts[name] = newValue }
  }

  func hasBindings(for names: Set<String>) -> Bool { names.allSatisfy { texts[$0] != nil } }

  /// Binds the unbound names of expected lines, by matching each of these lines with the next fitting line of a changed output.
  ///
  /// An expected line that fits no further line binds nothing.
  mutating func learn(from expected: [OutputLine], _ output: [Substring]) {
    var rest = output[...]
    for line in expected where !hasBindings(for: line.names) {
      let found = rest.firstIndex { line.matches($0, &self) }
      if let found { rest = output[(found + 1)...] }
    }
  }
}
