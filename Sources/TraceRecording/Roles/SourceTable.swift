import Traces

/// The functions of a class and the calls through its seams (recorded references), in source order in the body and each extension.
///
/// The body comes first. An extension is added once one of its methods was called, behind those added before.
struct SourceTable: Sendable {
  private(set) var functions: [SourceFunction] = []
  private(set) var calls: [SourceCall] = []
  /// The labels of the parameters through which messages pass closures.
  private var labels: Set<String?> = []

  /// Parses the tables of a class's body and extensions, in the format that `SourceText` of the macros writes.
  private init(_ sources: [InternedText]) {
    for source in sources {
      let lines = source.text.split(separator: "\n")
      let file = lines.first.map(String.init) ?? ""
      let entries = lines.dropFirst().map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
      functions += entries.compactMap { SourceFunction($0, in: file) }
      calls += entries.compactMap { SourceCall($0, in: file) }
    }
    labels = Set(calls.map(\.closure) + functions.flatMap { $0.uses.map(\.closure) })
  }

  /// The parsed tables, by the texts of a class's body and known extensions; a program has a fixed number of these texts.
  static let parsed = Memo<[InternedText], SourceTable> { SourceTable($0) }

  /// A part of a function that may be running: the code inside its closures, or the code outside.
  private struct Part {
    let function: SourceFunction
    var inClosures = false
  }

  /// Returns the optional calls that may have read nil from a property and so be lost; nil for an unknown function.
  ///
  /// At most one of these calls is lost. They are the calls through the property in all code that may be running; in the whole
  /// class, if that code is not known or does not name the property. A method that records itself makes none of them while no
  /// code of the object runs. `nilFromStart` excludes calls after a comparison with nil.
  func lostCalls(
    at property: String,
    in code: RunningCode,
    nilFromStart: Bool = false
  ) -> [SourceCall]? {
    let all = calls.filter { call in
      call.isOptional && call.property == property && !(nilFromStart && call.isBehindNilCheck)
        && !(call.isOfRecordedMethod
          && code.unrecorded.map { !$0.contains(call.function.baseName) } ?? false)
    }
    guard !code.function.isEmpty else { return all }
    guard let parts = parts(of: code) else { return nil }
    guard parts.contains(where: { $0.function.mentions.contains(property) }) else { return all }
    return all.filter { call in parts.contains { runs(call, in: $0, of: code) } }
  }

  /// Returns whether a comparison not counted by `nilCheckCount` may have read nil from a property; perhaps no message was lost.
  func mayCheckForNil(_ property: String, in code: RunningCode) -> Bool {
    let parts = code.function.isEmpty ? [] : parts(of: code) ?? []
    let reading = parts.filter { $0.function.mentions.contains(property) }
    return (reading.isEmpty ? functions.map { Part(function: $0) } : reading).contains { part in
      let isBeginning = !reading.isEmpty && !part.inClosures && part.function.name == code.function
      return part.function.possibleNilChecks.contains(property)
        || !isBeginning && part.function.certainNilChecks.contains(property)
    }
  }

  /// Returns the parts of functions that may be running: the code and what it uses; nil for an unknown function.
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

  /// Appends the functions that the parts use, directly or through others; uses for which `counts` is false are skipped.
  private func expand(_ parts: inout [Part], _ counts: (Part, String?) -> Bool) {
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

  /// Returns whether the code in closures of a label, or for nil the code outside closures, may run as part of `part`.
  ///
  /// A closure that is passed to a message runs later, without the function that creates it.
  private func runs(_ label: String?, in part: Part, of code: RunningCode) -> Bool {
    guard let label else { return !part.inClosures }
    guard part.inClosures else { return label.isEmpty }
    return ["", "_", code.closure].contains(label) || !labels.contains(code.closure)
  }

  /// Returns how often a function certainly compares a property with nil before any message through it; 0 in a closure.
  func nilCheckCount(of property: String, in code: RunningCode) -> Int {
    let known = functions.filter { $0.name == code.function && code.closure == nil }
    return known.map { $0.certainNilChecks.count { $0 == property } }.min() ?? 0
  }

  /// Returns the location of a message: its line if only one fits, else the line of the function around it; nil for neither.
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
    let isUnknown = code.function.isEmpty || !parts.isEmpty
    return location(of: here.isEmpty && isUnknown ? all : here)
  }

  func location(of calls: [SourceCall]) -> CodeLocation? {
    guard calls.count == 1, let call = calls.first else { return nil }
    return CodeLocation(file: call.file, line: call.line, function: call.function)
  }
}

/// Running code of an object: a function, or a closure created by the function; `function` is empty if the code is not known.
struct RunningCode {
  let function: String
  /// The name under which the closure is called; nil for the function itself.
  var closure: String?
  /// Where no recorded code of the object runs: the names of the methods that its own closures call, and whose calls have no record;
  /// nil elsewhere.
  var unrecorded: Set<String>?
}
