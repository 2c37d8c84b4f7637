/// What a comment or the head of a fence says to the laboratory: `step do id=open hides=3`.
struct FenceAttributes: Sendable {
  let file: String
  let line: Int
  private let owner: String
  private let values: [String: String]

  /// Reads words such as `id=open`, `load="todos mvvm"` or `secret`; only those names are allowed.
  init(
    _ words: some Collection<String>,
    in owner: String,
    allowing names: [String],
    flags: [String] = [],
    file: String,
    line: Int
  ) throws(LessonError) {
    var values: [String: String] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let isFlag = parts.count == 1 && flags.contains(word)
      guard isFlag || parts.count == 2 && names.contains(parts[0]) else {
        throw LessonError(file: file, line: line, .unknownAttribute(word, in: owner))
      }
      let value = isFlag ? "" : parts[1].withoutQuotes
      guard values.updateValue(value, forKey: parts[0]) == nil else {
        throw LessonError(file: file, line: line, .repeated("\(parts[0])=…"))
      }
    }
    (self.file, self.line, self.owner, self.values) = (file, line, owner, values)
  }
}

extension FenceAttributes {
  /// The value of a name that must be there.
  func value(_ name: String) throws(LessonError) -> String {
    guard let value = values[name] else {
      throw LessonError(file: file, line: line, .missingAttribute(name, in: owner))
    }
    return value
  }

  /// The value of a name, nil when it is not there.
  func text(_ name: String) -> String? { values[name] }

  /// The name whose value is not the same in both, but for some that may differ; nil where all agree.
  func difference(from other: FenceAttributes, besides names: [String]) -> String? {
    Set(values.keys).union(other.values.keys).subtracting(names).sorted()
      .first { values[$0] != other.values[$0] }
  }

  /// Whether a word without a value is there.
  func has(_ flag: String) -> Bool { values[flag] != nil }

  /// Commands with semicolons between them; none when the name is not there.
  func commands(_ name: String) -> [String] {
    (values[name] ?? "").cut(at: ";").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Words with commas between them.
  func list(_ name: String) -> [String] {
    (values[name] ?? "").split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The number of a name, nil when it is not there.
  func optionalNumber(_ name: String) throws(LessonError) -> Int? {
    guard let value = values[name] else { return nil }
    guard let number = Int(value), (1...99_999).contains(number) else {
      throw LessonError(file: file, line: line, .notANumber(value, attribute: name))
    }
    return number
  }

  /// The number of a name that must be there.
  func number(_ name: String) throws(LessonError) -> Int {
    guard let number = try optionalNumber(name) else {
      throw LessonError(file: file, line: line, .missingAttribute(name, in: owner))
    }
    return number
  }
}

extension String {
  /// The text between double quotes, or all of it where there are none; `\"` is a quote inside.
  fileprivate var withoutQuotes: String {
    guard count > 1, hasPrefix("\""), hasSuffix("\"") else { return self }
    return dropFirst().dropLast().split(separator: "\\\"", omittingEmptySubsequences: false)
      .joined(separator: "\"")
  }
}
