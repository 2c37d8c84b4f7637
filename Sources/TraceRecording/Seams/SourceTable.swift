import Traces

/// An entry of a class's table.
public protocol SourceEntry: Sendable {}

extension SourceCall: SourceEntry {}
extension SourceFunction: SourceEntry {}

/// What the body of a class says through its seams, in the order of its source.
///
/// Extensions are not in it, so nothing is said of a function that it does not know.
public struct SourceTable: Sendable {
  let file: String
  let functions: [SourceFunction]
  let calls: [SourceCall]

  /// Makes a table; the file's name is without folders.
  public init(file: String = "", _ entries: any SourceEntry...) {
    self.file = file
    functions = entries.compactMap { $0 as? SourceFunction }
    calls = entries.compactMap { $0 as? SourceCall }
  }
}

extension SourceTable {
  /// The calls of which one is lost when nil is read from a property.
  ///
  /// A function that names the property and calls nothing there only looks; one that does not name
  /// it has a helper that does, so all are candidates. Nil for a function outside the class's body,
  /// of which nothing is known.
  func lost(at property: String, in function: String) -> [SourceCall]? {
    let all = calls.filter { $0.isOptional && $0.property == property }
    guard !function.isEmpty else { return all }
    let here = all.filter { $0.function == function }
    let known = functions.filter { $0.name == function }
    if known.isEmpty { return nil }
    if known.contains(where: { $0.mentions.contains(property) }) { return here }
    return all
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

  /// The location of the only call.
  func location(of calls: [SourceCall]) -> CodeLocation? {
    guard calls.count == 1, let call = calls.first else { return nil }
    return CodeLocation(file: file, line: call.line, function: call.function)
  }
}
