import Traces

/// One place in a class's source where something is said through a seam.
public struct SourceCall: Sendable {
  let function: String
  let property: String
  let message: String
  let line: Int
  let isOptional: Bool

  /// Makes an entry: the enclosing function, the seam's property, and the message with its labels.
  public init(
    _ function: String,
    _ property: String,
    _ message: String,
    line: Int,
    optional: Bool = false
  ) {
    self.function = function
    self.property = property
    self.message = message
    self.line = line
    self.isOptional = optional
  }
}

/// What a class says through its seams, in the order of its source.
public struct SourceTable: Sendable {
  let file: String
  let calls: [SourceCall]

  /// Makes a table; the file's name is without folders.
  public init(file: String = "", _ calls: SourceCall...) {
    self.file = file
    self.calls = calls
  }
}

extension SourceTable {
  /// The calls that are lost when a property is nil; those in the running function come before all.
  func lost(at property: String, in function: String) -> [SourceCall] {
    let all = calls.filter { $0.isOptional && $0.property == property }
    let here = all.filter { $0.function == function }
    return here.isEmpty ? all : here
  }

  /// Where a message is sent from, if that is the only such place.
  func place(of message: String, through property: String, in function: String) -> Place? {
    let all = calls.filter { $0.property == property && $0.sends(message) }
    let here = all.filter { $0.function == function }
    return place(of: here.isEmpty ? all : here)
  }

  /// The place of the only call.
  func place(of calls: [SourceCall]) -> Place? {
    guard calls.count == 1, let call = calls.first else { return nil }
    return Place(file: file, line: call.line, function: call.function)
  }
}

extension SourceCall {
  /// Whether this is that message, though a trailing closure hides its label.
  func sends(_ name: String) -> Bool {
    if message == name { return true }
    guard message.hasSuffix("_:)") else { return false }
    let own = message.split { "(:)".contains($0) }
    let other = name.split { "(:)".contains($0) }
    return own.count == other.count && own.dropLast() == other.dropLast()
  }
}
