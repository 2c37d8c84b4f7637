/// The texts bound to the named wildcards of a transcript: `[ID:a]` stands for the same text throughout the transcript.
struct Bindings {
  private var texts: [String: [UInt8]] = [:]

  subscript(name: String) -> [UInt8]? {
    get { texts[name] }
    set { texts[name] = newValue }
  }

  func hasBindings(for names: Set<String>) -> Bool { names.allSatisfy { texts[$0] != nil } }

  /// Matches each expected line that has an unbound name with the next fitting line of an output; the match binds the line's names.
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
