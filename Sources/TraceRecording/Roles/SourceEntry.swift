/// An entry of a class's table; only for what `@Role` adds.
public protocol _SourceEntry: Sendable {
  /// Adds the entry to the table of a file.
  func add(to table: inout _SourceTable, file: String)
}

/// A function in a class's own body; only for what `@Role` adds.
public struct _SourceFunction: Sendable {
  let name: String
  private(set) var file = ""
  let line: Int
  /// The seams it names, whether or not it says anything through them.
  let mentions: [String]
  /// The seams at which it certainly looks before it may say anything through them, each as often as it does.
  let looks: [String]
  /// The seams at which it may look besides.
  let asks: [String]
  /// The members that it uses and that lead to a seam, without labels.
  let uses: [String]
  /// The names that it says to other objects, and the names of own members that it uses; with `*` inside a closure.
  let says, owns: [String]

  /// Makes an entry: the function with its labels, its line, the seams it names, looks at and may look at besides, the
  /// members through which it reaches others, what it says to others and which own members it uses.
  public init(
    _ name: String,
    line: Int,
    mentions: [String] = [],
    looks: [String] = [],
    asks: [String] = [],
    uses: [String] = [],
    says: [String] = [],
    owns: [String] = []
  ) {
    self.name = name
    self.line = line
    self.mentions = mentions
    self.looks = looks
    self.asks = asks
    self.uses = uses
    self.says = says
    self.owns = owns
  }

  /// Reads the line, the name, and the six lists.
  init(_ fields: [String], in file: String) {
    let lists = fields.dropFirst(2).map { $0.split(separator: ",").map(String.init) }
    self.init(
      fields[1],
      line: Int(fields[0]) ?? 0,
      mentions: lists[0],
      looks: lists[1],
      asks: lists[2],
      uses: lists[3],
      says: lists[4],
      owns: lists[5]
    )
    self.file = file
  }
}

extension _SourceFunction: _SourceEntry {
  /// Adds the function to the table of a file.
  public func add(to table: inout _SourceTable, file: String) {
    var function = self
    function.file = file
    table.add(function)
  }
}

/// A call through a seam in a class's source; only for what `@Role` adds.
public struct _SourceCall: Sendable {
  let function: String
  let property: String
  let message: String
  private(set) var file = ""
  let line: Int
  let isOptional: Bool
  /// Whether it is sent only where a look has shown that the seam is not nil.
  let isBehindLook: Bool

  /// Makes an entry: the enclosing function, the seam's property, and the message with its labels.
  public init(
    _ function: String,
    _ property: String,
    _ message: String,
    line: Int,
    optional: Bool = false,
    behindLook: Bool = false
  ) {
    self.function = function
    self.property = property
    self.message = message
    self.line = line
    self.isOptional = optional
    isBehindLook = behindLook
  }

  /// Reads the line, the function, the property, the message, and `?!` for what stands behind a look.
  init(_ fields: [String], in file: String) {
    self.init(
      fields[1],
      fields[2],
      fields[3],
      line: Int(fields[0]) ?? 0,
      optional: fields[4].contains("?"),
      behindLook: fields[4].contains("!")
    )
    self.file = file
  }
}

extension _SourceCall: _SourceEntry {
  /// Adds the call to the table of a file.
  public func add(to table: inout _SourceTable, file: String) {
    var call = self
    call.file = file
    table.add(call)
  }

  /// Whether this is that message, though a trailing closure hides its label.
  func sends(_ name: String) -> Bool {
    if message == name { return true }
    guard message.hasSuffix("_:)"), message.baseName == name.baseName else { return false }
    let own = message.split { "(:)".contains($0) }
    let other = name.split { "(:)".contains($0) }
    return own.count == other.count && own.dropLast() == other.dropLast()
  }
}
