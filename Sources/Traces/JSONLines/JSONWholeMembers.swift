// Members that are written in any case, as the answers of `--json` have them.

extension JSONWriter {
  /// Writes a member with a text.
  package mutating func put(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  /// Writes a member with a number.
  package mutating func put(_ key: String, _ number: Int) {
    self.key(key)
    integer(number)
  }

  /// Writes a member with a list of texts.
  package mutating func put(_ key: String, _ texts: [String]) {
    put(key, texts) { $1.string($0) }
  }

  /// Writes a member with a list, each element as the body does.
  package mutating func put<Value>(
    _ key: String,
    _ values: [Value],
    _ write: (Value, inout JSONWriter) -> Void
  ) {
    self.key(key)
    array { json in values.forEach { write($0, &json) } }
  }
}
