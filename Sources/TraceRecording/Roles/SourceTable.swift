import Traces

/// The functions of a class, and the calls through its seams, in the order of its source.
///
/// An extension is in it as soon as one of its methods was called; nothing is said of a function that it does not know.
struct SourceTable: Sendable {
  private(set) var functions: [SourceFunction] = []
  private(set) var calls: [SourceCall] = []

  /// Reads the texts of a class and its extensions, whose lines `SourceText` of the macros describes.
  init(_ sources: [InternedText] = []) {
    for source in sources {
      let lines = source.text.split(separator: "\n")
      let file = lines.first.map(String.init) ?? ""
      let entries = lines.dropFirst().map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
      functions += entries.compactMap { SourceFunction($0, in: file) }
      calls += entries.compactMap { SourceCall($0, in: file) }
    }
  }
}

extension SourceTable {
  /// The calls of which one is lost when nil is read from a property.
  ///
  /// A function that names the property and calls nothing there only looks; one that does not name
  /// it has a helper that does, so the calls of its helpers are candidates, and if none is known all are. Nil for a function outside the class's body,
  /// of which nothing is known. Where the property was nil from the function's beginning, nothing is sent that
  /// stands behind a look.
  func lost(
    at property: String,
    in function: String,
    nilFromStart: Bool = false
  ) -> [SourceCall]? {
    let all = calls.filter { call in
      call.isOptional && call.property == property && !(nilFromStart && call.isBehindLook)
    }
    guard !function.isEmpty else { return all }
    guard let reading = reading(property, in: function) else { return nil }
    return reading.isEmpty
      ? all : all.filter { call in reading.contains { $0.name == call.function } }
  }

  /// Whether nil may have been read there by a look that is not certain, so that perhaps nothing was lost.
  func mayLook(at property: String, in function: String) -> Bool {
    let reading = function.isEmpty ? [] : reading(property, in: function) ?? []
    if let only = reading.first, only.name == function {
      return reading.contains { $0.asks.contains(property) }
    }
    return (reading.isEmpty ? functions : reading).contains {
      $0.asks.contains(property) || $0.looks.contains(property)
    }
  }

  /// The functions that may have read a property while one runs: itself if it names the property, else those that it
  /// uses; nil where it is not known.
  private func reading(_ property: String, in function: String) -> [SourceFunction]? {
    var found = functions.filter { $0.name == function }
    if found.isEmpty { return nil }
    let own = found.filter { $0.mentions.contains(property) }
    if !own.isEmpty { return own }
    var next = found[...]
    while let using = next.popFirst() {
      let used = functions.filter { one in
        using.uses.contains(one.name.baseName) && !found.contains { $0.name == one.name }
      }
      found += used
      next += used
    }
    return found.filter { $0.mentions.contains(property) }
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
      return CodeLocation(file: known.file, line: known.line, function: function)
    }
    if !here.isEmpty { return location(of: here) }
    let isKnown = function.isEmpty || functions.contains { $0.name == function }
    return isKnown ? location(of: all) : nil
  }

  /// The location of the only call.
  func location(of calls: [SourceCall]) -> CodeLocation? {
    guard calls.count == 1, let call = calls.first else { return nil }
    return CodeLocation(file: call.file, line: call.line, function: call.function)
  }
}
