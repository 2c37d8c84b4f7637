/// A function in a class's source.
struct SourceFunction: Sendable {
  let name: String
  let file: String
  let line: Int
  /// The seams it names, whether or not it says anything through them.
  let mentions: [String]
  /// The seams at which it certainly looks before it may say anything through them, each as often as it does.
  let looks: [String]
  /// The seams at which it may look besides.
  let asks: [String]
  /// The members that it uses and that lead to a seam, `rows` or `show()`, and the closures in which it does so.
  let uses: [(name: String, closure: SourceClosure?)]
  /// The names that it says to other objects, and the names of own members that it uses; with `*` inside a closure.
  let says, owns: [String]

  /// The name by which other functions use it: `rows`, `show()` for a method.
  var usedName: String { name.baseName + (name.hasSuffix(")") ? "()" : "") }

  /// Reads the line, the name, and the six lists; nil for another entry.
  init?(_ fields: [String], in file: String) {
    guard fields.count == 8 else { return nil }
    let lists = fields.dropFirst(2).map { $0.split(separator: ",").map(String.init) }
    self.file = file
    line = Int(fields[0]) ?? 0
    name = fields[1]
    (mentions, looks, asks) = (lists[0], lists[1], lists[2])
    uses = lists[3].map { ($0.base, SourceClosure($0)) }
    (says, owns) = (lists[4], lists[5])
  }
}

/// A call through a seam in a class's source.
struct SourceCall: Sendable {
  let function: String
  let property: String
  let message: String
  let file: String
  let line: Int
  let isOptional: Bool
  /// Whether it is sent only where a look has shown that the seam is not nil.
  let isBehindLook: Bool
  /// The closure in which it stands.
  let closure: SourceClosure?

  /// Reads the line, the function, the property, the message, and marks: `?`, `!` behind a look, `*` in a closure; nil
  /// for another entry.
  init?(_ fields: [String], in file: String) {
    guard fields.count == 5 else { return nil }
    self.file = file
    line = Int(fields[0]) ?? 0
    (function, property, message) = (fields[1], fields[2], fields[3])
    isOptional = fields[4].contains("?")
    isBehindLook = fields[4].contains("!")
    closure = SourceClosure(fields[4])
  }
}

/// A closure in the source of a function.
struct SourceClosure: Hashable, Sendable {
  /// The label under which it is handed over through a seam, `_` without one; empty where it is not handed over so.
  let label: String

  /// Reads the mark at the end of a field; nil where it has none.
  init?(_ field: String) {
    guard let mark = field.firstIndex(of: "*") else { return nil }
    label = String(field[field.index(after: mark)...])
  }
}

extension String {
  /// What stands before the mark of a closure.
  fileprivate var base: String { String(prefix { $0 != "*" }) }
}

extension SourceCall {
  /// Whether this is that message, though a trailing closure hides its label.
  func sends(_ name: String) -> Bool {
    if message == name { return true }
    guard message.hasSuffix("_:)"), message.baseName == name.baseName else { return false }
    let own = message.split { "(:)".contains($0) }
    let other = name.split { "(:)".contains($0) }
    return own.count == other.count && own.dropLast() == other.dropLast()
  }
}
