// Members that are always written, for the output of `--json`.

extension JSONWriter {
  /// Writes a member with a string.
  package mutating func put(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  /// Writes a member with a number.
  package mutating func put(_ key: String, _ number: Int) {
    self.key(key)
    integer(number)
  }

  /// Writes a member with a list of strings.
  package mutating func put(_ key: String, _ texts: [String]) {
    put(key, texts) { $1.string($0) }
  }

  /// Writes a member with a list; `write` writes each element.
  package mutating func put<Value>(
    _ key: String,
    _ values: [Value],
    _ write: (Value, inout JSONWriter) -> Void
  ) {
    self.key(key)
    array { json in values.forEach { write($0, &json) } }
  }
}
