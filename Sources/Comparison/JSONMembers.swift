import Traces

// Members as the answers of `--json` have them: none is left out.

extension JSONWriter {
  /// Writes a member with a text.
  package mutating func member(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  /// Writes a member with a number.
  package mutating func member(_ key: String, _ number: Int) {
    self.key(key)
    integer(number)
  }

  /// Writes a member with a list of texts.
  package mutating func member(_ key: String, _ texts: [String]) {
    list(key, texts) { $1.string($0) }
  }

  /// Writes a member with a list.
  package mutating func list<Value>(
    _ key: String,
    _ values: [Value],
    _ write: (Value, inout JSONWriter) -> Void
  ) {
    self.key(key)
    array { json in values.forEach { write($0, &json) } }
  }
}
