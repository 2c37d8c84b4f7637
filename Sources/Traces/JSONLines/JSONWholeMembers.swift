// Members that are always written, for the output of `--json`.

extension JSONWriter {
  /// Writes a key and a string, also an empty one.
  package mutating func put(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  /// Writes a key and a whole number, also 0.
  package mutating func put(_ key: String, _ number: Int) {
    self.key(key)
    integer(number)
  }

  /// Writes a key and an array of strings, also an empty one.
  package mutating func put(_ key: String, _ texts: [String]) {
    put(key, texts) { $1.string($0) }
  }

  /// Writes a key and an array, also an empty one; `write` writes each of `values` as an element.
  package mutating func put<Value>(
    _ key: String,
    _ values: [Value],
    _ write: (Value, inout JSONWriter) -> Void
  ) {
    self.key(key)
    array { json in values.forEach { write($0, &json) } }
  }
}
