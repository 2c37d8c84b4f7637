/// The attributes of an HTML comment or a fenced code block on a lesson's page: `id=open hides=3`.
struct FenceAttributes: Sendable {
  let file: String
  let line: Int
  private let owner: String
  private let values: [String: String]

  /// Parses words such as `id=open`, `load="todos mvvm"` or `secret`; throws for a repeated or unknown name.
  ///
  /// `owner` is the comment or block in error messages, such as "comment about the step".
  init(
    _ words: some Collection<String>,
    in owner: String,
    allowing names: [String],
    flags: [String] = [],
    file: String,
    line: Int
  ) throws(LessonError) {
    (self.file, self.line, self.owner) = (file, line, owner)
    var values: [String: String] = [:]
    func error(_ text: String) -> LessonError { LessonError(file: file, line: line, text) }
    if words.contains(where: \.hasOpenQuote) {
      throw error("A quotation mark in the \(owner) begins here and never ends.")
    }
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let isFlag = parts.count == 1 && flags.contains(word)
      guard isFlag || parts.count == 2 && names.contains(parts[0]) else {
        let known = names.map { "\($0)=…" } + flags
        throw error(
          "The \(owner) has no use for \"\(word)\". It takes: \(known.joined(separator: ", "))."
        )
      }
      let value = isFlag ? "" : parts[1].withoutQuotes
      guard values.updateValue(value, forKey: parts[0]) == nil else {
        throw error("A second \(parts[0])=…: keep one.")
      }
    }
    self.values = values
  }

  /// Returns the error with this text in a line, by default the line of the attributes.
  func error(_ text: String, at line: Int? = nil) -> LessonError {
    LessonError(file: file, line: line ?? self.line, text)
  }

  func missing(_ name: String) -> LessonError { error("The \(owner) needs \(name)=…") }

  func value(_ name: String) throws(LessonError) -> String {
    guard let value = values[name] else { throw missing(name) }
    return value
  }

  /// Returns a text that stands in the attributes, or follows from them.
  func pageText(_ text: String) -> PageText { PageText(text: text, file: file, line: line) }

  func text(_ name: String) -> String? { values[name] }

  /// Returns the name of an attribute whose value differs in `other`, ignoring `names`: the first by alphabet; nil if all agree.
  func difference(from other: FenceAttributes, besides names: [String]) -> String? {
    Set(values.keys).union(other.values.keys).subtracting(names).sorted()
      .first { values[$0] != other.values[$0] }
  }

  func has(_ flag: String) -> Bool { values[flag] != nil }

  /// Returns the commands in an attribute's value, separated by semicolons; empty if the attribute is missing.
  func commands(_ name: String) -> [String] {
    (values[name] ?? "").cut(at: ";").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Returns the words in an attribute's value, separated by commas; empty if the attribute is missing.
  func list(_ name: String) -> [String] {
    (values[name] ?? "").split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Returns an attribute's value as a number, nil if the attribute is missing; throws unless it is from 1 to 99,999.
  func optionalNumber(_ name: String) throws(LessonError) -> Int? {
    guard let value = values[name] else { return nil }
    return try pageText(value).number(of: name)
  }

  func number(_ name: String) throws(LessonError) -> Int {
    guard let number = try optionalNumber(name) else { throw missing(name) }
    return number
  }
}

extension String {
  fileprivate var hasOpenQuote: Bool { (self + " ").cut(at: " ").count < 2 }

  fileprivate var withoutQuotes: String {
    guard count > 1, hasPrefix("\""), hasSuffix("\"") else { return self }
    return dropFirst().dropLast().split(separator: "\\\"", omittingEmptySubsequences: false)
      .joined(separator: "\"")
  }
}
