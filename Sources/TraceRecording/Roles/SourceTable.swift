import Traces

/// An entry of a class's table; only for what `@Role` adds.
public protocol _SourceEntry: Sendable {}

extension _SourceCall: _SourceEntry {}
extension _SourceFunction: _SourceEntry {}

/// The calls through seams in the body of a class, in the order of its source; only for what `@Role` adds.
///
/// Extensions are not in it, so nothing is said of a function that it does not know.
public struct _SourceTable: Sendable {
  let file: String
  let functions: [_SourceFunction]
  let calls: [_SourceCall]

  /// Makes a table; the file's name is without folders.
  public init(file: String = "", _ entries: any _SourceEntry...) {
    self.file = file
    functions = entries.compactMap { $0 as? _SourceFunction }
    calls = entries.compactMap { $0 as? _SourceCall }
  }
}

extension _SourceTable {
  /// The calls of which one is lost when nil is read from a property.
  ///
  /// A function that names the property and calls nothing there only looks; one that does not name
  /// it has a helper that does, so all are candidates. Nil for a function outside the class's body,
  /// of which nothing is known. Where the property was nil from the function's beginning, nothing is sent that
  /// stands behind a look.
  func lost(
    at property: String,
    in function: String,
    nilFromStart: Bool = false
  ) -> [_SourceCall]? {
    let all = calls.filter { call in
      call.isOptional && call.property == property && !(nilFromStart && call.isBehindLook)
    }
    guard !function.isEmpty else { return all }
    let here = all.filter { $0.function == function }
    let known = functions.filter { $0.name == function }
    if known.isEmpty { return nil }
    if known.contains(where: { $0.mentions.contains(property) }) { return here }
    return all
  }

  /// How often a function certainly looks at a property before it may say anything through it.
  func looks(at property: String, in function: String) -> Int {
    let known = functions.filter { $0.name == function }
    return known.map { $0.looks.count { $0 == property } }.min() ?? 0
  }

  /// Where a message is sent from: its line if there is only one, else the line of its function.
  func location(of message: String, through property: String, in function: String) -> CodeLocation?
  {
    let all = calls.filter { $0.property == property && $0.sends(message) }
    let here = all.filter { $0.function == function }
    if here.count > 1, let known = functions.first(where: { $0.name == function }) {
      return CodeLocation(file: file, line: known.line, function: function)
    }
    if !here.isEmpty { return location(of: here) }
    let isKnown = function.isEmpty || functions.contains { $0.name == function }
    return isKnown ? location(of: all) : nil
  }

  /// Whether a message is sent through a property anywhere.
  func sends(_ message: String, through property: String) -> Bool {
    calls.contains { $0.property == property && $0.sends(message) }
  }

  /// The location of the only call.
  func location(of calls: [_SourceCall]) -> CodeLocation? {
    guard calls.count == 1, let call = calls.first else { return nil }
    return CodeLocation(file: file, line: call.line, function: call.function)
  }
}

/// A function in a class's own body; only for what `@Role` adds.
public struct _SourceFunction: Sendable {
  let name: String
  let line: Int
  /// The seams it names, whether or not it says anything through them.
  let mentions: [String]
  /// The seams at which it certainly looks before it may say anything through them, each as often as it does.
  let looks: [String]

  /// Makes an entry: the function with its labels, its line, and the seams it names and looks at.
  public init(_ name: String, line: Int, mentions: [String] = [], looks: [String] = []) {
    self.name = name
    self.line = line
    self.mentions = mentions
    self.looks = looks
  }
}

/// A call through a seam in a class's source; only for what `@Role` adds.
public struct _SourceCall: Sendable {
  let function: String
  let property: String
  let message: String
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
}

extension _SourceCall {
  /// Whether this is that message, though a trailing closure hides its label.
  func sends(_ name: String) -> Bool {
    if message == name { return true }
    guard message.hasSuffix("_:)") else { return false }
    let own = message.split { "(:)".contains($0) }
    let other = name.split { "(:)".contains($0) }
    return own.count == other.count && own.dropLast() == other.dropLast()
  }
}
