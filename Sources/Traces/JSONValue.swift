/// A JSON value as it stands in a line, with the place where it begins.
struct JSONValue {
  /// What a JSON value can be; numbers are kept as they are written.
  indirect enum Content {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])
  }

  let offset: Int
  let content: Content
}

extension JSONValue {
  /// The value of a key; of several the last, nil for `null`.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content,
      let value = members.last(where: { $0.key == key })?.value
    else { return nil }
    if case .null = value.content { return nil }
    return value
  }
}
