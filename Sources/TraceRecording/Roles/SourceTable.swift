import Traces

/// The functions of a class, and the calls through its seams, in the order of its source.
///
/// An extension is in it as soon as one of its methods was called; nothing is said of a function that it does not know.
struct SourceTable: Sendable {
  private(set) var functions: [SourceFunction] = []
  private(set) var calls: [SourceCall] = []
  /// The labels under which closures are handed over through references.
  private var labels: Set<String?> = []

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
    let closures = calls.map(\.closure) + functions.flatMap { $0.uses.map(\.closure) }
    labels = Set(closures.map { $0?.label })
  }
}

/// What runs of an object: a function, or a closure that was made while the function ran.
struct RunningCode {
  let function: String
  /// The name under which the closure is called; nil for the function itself.
  var closure: String?
}

extension SourceTable {
  /// The part of a function that runs: what stands in its closures, or what does not.
  private struct Part {
    let function: SourceFunction
    var inClosures = false
  }

  /// Returns the calls of which one is lost when nil is read from a property.
  ///
  /// These are the calls of all code that may run then; where none of it names the property, all calls of the class.
  /// Nil for a function outside the class's body, of which nothing is known. Where the property was nil from the function's
  /// beginning, nothing is sent that stands behind a look.
  func lost(
    at property: String,
    in code: RunningCode,
    nilFromStart: Bool = false
  ) -> [SourceCall]? {
    let all = calls.filter { call in
      call.isOptional && call.property == property && !(nilFromStart && call.isBehindLook)
    }
    guard !code.function.isEmpty else { return all }
    guard let parts = parts(of: code) else { return nil }
    guard parts.contains(where: { $0.function.mentions.contains(property) }) else { return all }
    return all.filter { call in parts.contains { runs(call, in: $0, of: code) } }
  }

  /// Whether nil may have been read there by a look that is not certain, so that perhaps nothing was lost.
  func mayLook(at property: String, in code: RunningCode) -> Bool {
    let parts = code.function.isEmpty ? [] : parts(of: code) ?? []
    let reading = parts.filter { $0.function.mentions.contains(property) }
    return (reading.isEmpty ? functions.map { Part(function: $0) } : reading).contains { part in
      let isBeginning = !reading.isEmpty && !part.inClosures && part.function.name == code.function
      return part.function.asks.contains(property)
        || !isBeginning && part.function.looks.contains(property)
    }
  }

  /// Returns what may run while some code does: the code itself, and what it uses; nil where the function is not known.
  private func parts(of code: RunningCode) -> [Part]? {
    var parts = functions.filter { $0.name == code.function }.map { Part(function: $0) }
    if parts.isEmpty { return nil }
    if code.closure != nil {
      expand(&parts) { _, _ in true }
      parts = parts.map { Part(function: $0.function, inClosures: true) }
    }
    expand(&parts) { runs($1, in: $0, of: code) }
    return parts
  }

  /// Appends the functions that the parts use, and those that these use, where a use counts.
  private func expand(_ parts: inout [Part], _ counts: (Part, SourceClosure?) -> Bool) {
    var next = 0
    while next < parts.count {
      let part = parts[next]
      let names = part.function.uses.filter { counts(part, $0.closure) }.map(\.name)
      parts += functions.filter { used in
        names.contains(used.usedName)
          && !parts.contains { !$0.inClosures && $0.function.name == used.name }
      }
      .map { Part(function: $0) }
      next += 1
    }
  }

  private func runs(_ call: SourceCall, in part: Part, of code: RunningCode) -> Bool {
    part.function.name == call.function && runs(call.closure, in: part, of: code)
  }

  /// Whether what stands in a closure, or in none, runs with a part; a closure that is handed over through a seam runs by
  /// itself.
  private func runs(_ closure: SourceClosure?, in part: Part, of code: RunningCode) -> Bool {
    guard let label = closure?.label else { return !part.inClosures }
    guard part.inClosures else { return label.isEmpty }
    return ["", "_", code.closure].contains(label) || !labels.contains(code.closure)
  }

  /// How often a function certainly looks at a property before it may say anything through it.
  func looks(at property: String, in code: RunningCode) -> Int {
    let known = functions.filter { $0.name == code.function && code.closure == nil }
    return known.map { $0.looks.count { $0 == property } }.min() ?? 0
  }

  /// Where a message is sent from: its line if there is only one, else the line of its function.
  func location(of message: String, through property: String, in code: RunningCode) -> CodeLocation?
  {
    let all = calls.filter { $0.property == property && $0.sends(message) }
    let parts = code.function.isEmpty ? [] : parts(of: code) ?? []
    let here = all.filter { call in parts.contains { runs(call, in: $0, of: code) } }
    let names = Set(here.map(\.function))
    let name = names.count == 1 ? names.first : code.closure == nil ? code.function : nil
    if here.count > 1, let known = functions.first(where: { $0.name == name }) {
      return CodeLocation(file: known.file, line: known.line, function: known.name)
    }
    if !here.isEmpty { return location(of: here) }
    return code.function.isEmpty || !parts.isEmpty ? location(of: all) : nil
  }

  /// The location of the only call.
  func location(of calls: [SourceCall]) -> CodeLocation? {
    guard calls.count == 1, let call = calls.first else { return nil }
    return CodeLocation(file: call.file, line: call.line, function: call.function)
  }
}
