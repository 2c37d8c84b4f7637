/// A function in a class's source table (the list of its functions and of calls through references).
struct SourceFunction: Sendable {
  let name: String
  let file: String
  let line: Int
  /// The references that the function names, with or without a message through them.
  let mentions: [String]
  /// The references that the function always compares with nil before any message through them, once per comparison.
  let certainNilChecks: [String]
  /// The references that the function also compares with nil later, or only on some paths.
  let possibleNilChecks: [String]
  /// The own members, `rows` or `show()`, that the function uses and that use a reference, each with the `closureLabel` of the use.
  let uses: [(name: String, closure: String?)]
  /// The names called on other objects, and the own members used; a name that is used in a closure ends with `*`.
  let calledOnOthers, calledOnSelf: [String]

  /// The name by which `uses` of other functions list this function: `rows`, `show()` for a method.
  var usedName: String { name.baseName + (name.hasSuffix(")") ? "()" : "") }

  /// Parses the fields of an entry: the line, the name, and six lists; nil for an entry of another kind.
  init?(_ fields: [String], in file: String) {
    guard fields.count == 8 else { return nil }
    let lists = fields.dropFirst(2).map { $0.split(separator: ",").map(String.init) }
    self.file = file
    line = Int(fields[0]) ?? 0
    name = fields[1]
    (mentions, certainNilChecks, possibleNilChecks) = (lists[0], lists[1], lists[2])
    uses = lists[3].map { (String($0.prefix { $0 != "*" }), $0.closureLabel) }
    (calledOnOthers, calledOnSelf) = (lists[4], lists[5])
  }
}

/// A call through a reference in a class's source table (the list of its functions and calls).
struct SourceCall: Sendable {
  let function: String
  let property: String
  let message: String
  let file: String
  let line: Int
  /// Whether the call is lost where the reference is nil: it has a `?` or `!`, or the reference is implicitly unwrapped.
  let isOptional: Bool
  /// Whether the call is made only while a method runs that records itself.
  let isOfRecordedMethod: Bool
  /// Whether the call runs only after a comparison has shown that the reference is not nil.
  let isBehindNilCheck: Bool
  /// The `closureLabel` of the call.
  let closure: String?

  /// Parses the fields of a call, which end with marks; nil for the fields of another entry.
  ///
  /// The marks are `?` for a call that nil loses, `!` for one after a comparison with nil, `+` for one in a method that
  /// records itself, `*` for one in a closure.
  init?(_ fields: [String], in file: String) {
    guard fields.count == 5 else { return nil }
    self.file = file
    line = Int(fields[0]) ?? 0
    (function, property, message) = (fields[1], fields[2], fields[3])
    isOptional = fields[4].contains("?")
    isBehindNilCheck = fields[4].contains("!")
    isOfRecordedMethod = fields[4].contains("+")
    closure = fields[4].closureLabel
  }

  /// Returns whether the call sends the message `name`; a call with a trailing closure may lack the message's last label.
  func sends(_ name: String) -> Bool {
    if message == name { return true }
    guard message.hasSuffix("_:)"), message.baseName == name.baseName else { return false }
    let own = message.split { "(:)".contains($0) }
    let other = name.split { "(:)".contains($0) }
    return own.count == other.count && own.dropLast() == other.dropLast()
  }
}

extension String {
  /// The text after the mark `*` of code in a closure: the label of the parameter by which a message passes the closure, `_` for no
  /// label, empty for other closures; nil if there is no mark.
  fileprivate var closureLabel: String? {
    firstIndex(of: "*").map { String(self[index(after: $0)...]) }
  }
}
