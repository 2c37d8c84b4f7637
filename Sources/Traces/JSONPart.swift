/// A JSON value together with the reader that knows where it stands.
struct JSONPart {
  let value: JSONValue
  let reader: JSONReader

  /// What is wrong with this value.
  func error(_ problem: JSONLinesError.Problem) -> JSONLinesError {
    reader.error(problem, at: value.offset)
  }

  /// The value of a key; nil where it is missing or `null`.
  subscript(key: String) -> JSONPart? {
    value[key].map { JSONPart(value: $0, reader: reader) }
  }

  /// The value of a key that must be there.
  func required(_ key: String) throws(JSONLinesError) -> JSONPart {
    guard let part = self[key] else { throw error(.missingKey(key)) }
    return part
  }
}

// MARK: - This value

extension JSONPart {
  /// This value as a text.
  func string() throws(JSONLinesError) -> String {
    guard case .string(let text) = value.content else { throw error(.expected("a text")) }
    return text
  }

  /// This value as a whole number.
  func integer() throws(JSONLinesError) -> Int {
    guard case .number(let text) = value.content, let integer = Int(text) else {
      throw error(.expected("a whole number"))
    }
    return integer
  }

  /// This value as one of the words that are known.
  func word<Word: RawRepresentable & CaseIterable>() throws(JSONLinesError) -> Word
  where Word.RawValue == String {
    let text = try string()
    guard let word = Word(rawValue: text) else {
      throw error(.unknownWord(text, known: Word.allCases.map(\.rawValue)))
    }
    return word
  }
}

// MARK: - The values of its keys

extension JSONPart {
  /// The text of a key.
  func string(_ key: String) throws(JSONLinesError) -> String? {
    try self[key]?.string()
  }

  /// The whole number of a key.
  func integer(_ key: String) throws(JSONLinesError) -> Int? {
    try self[key]?.integer()
  }

  /// The value of a key, read by a function.
  func part<Part>(
    _ key: String,
    _ read: (JSONPart) throws(JSONLinesError) -> Part
  ) throws(JSONLinesError) -> Part? {
    guard let part = self[key] else { return nil }
    return try read(part)
  }

  /// The array of a key, each element read by a function; empty where the key is missing.
  func list<Element>(
    _ key: String,
    _ read: (JSONPart) throws(JSONLinesError) -> Element
  ) throws(JSONLinesError) -> [Element] {
    guard let part = self[key] else { return [] }
    guard case .array(let values) = part.value.content else {
      throw part.error(.expected("an array"))
    }
    var list: [Element] = []
    for value in values { list.append(try read(JSONPart(value: value, reader: reader))) }
    return list
  }
}
