/// What the bound wildcards of a page stand for: `[ID:a]` is the same text wherever it stands.
struct Bindings {
  private var texts: [String: [UInt8]] = [:]

  /// The bytes that a name stands for; nil where none are known.
  subscript(name: String) -> [UInt8]? {
    get { texts[name] }
    set { texts[name] = newValue }
  }

  /// Whether it is known what all of some names stand for.
  func know(_ names: Set<String>) -> Bool { names.allSatisfy { texts[$0] != nil } }

  /// Learns, in the order of the lines, what the names in an output that has changed stand for.
  mutating func learn(from expected: [OutputLine], _ output: [Substring]) {
    var rest = output[...]
    for line in expected where !know(line.names) {
      let found = rest.firstIndex { line.matches($0, &self) }
      if let found { rest = output[(found + 1)...] }
    }
  }
}
