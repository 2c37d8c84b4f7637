/// What a comment or the head of a fence says to the laboratory: `step do id=open hides=3`.
struct FenceAttributes {
  private let file: String
  private let line: Int
  private let index: String
  private let values: [String: String]

  /// Reads words such as `id=open`; only those names are allowed there.
  init(
    _ words: some Collection<String>,
    in index: String,
    allowing names: [String],
    file: String,
    line: Int
  ) throws(LessonError) {
    var values: [String: String] = [:]
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, names.contains(parts[0]) else {
        throw LessonError(file: file, line: line, .unknownAttribute(word, in: index))
      }
      guard values.updateValue(parts[1], forKey: parts[0]) == nil else {
        throw LessonError(file: file, line: line, .repeated("\(parts[0])=…"))
      }
    }
    (self.file, self.line, self.index, self.values) = (file, line, index, values)
  }

  /// The value of a name that must be there.
  func value(_ name: String) throws(LessonError) -> String {
    guard let value = values[name] else {
      throw LessonError(file: file, line: line, .missingAttribute(name, in: index))
    }
    return value
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
      throw LessonError(file: file, line: line, .missingAttribute(name, in: index))
    }
    return number
  }
}
