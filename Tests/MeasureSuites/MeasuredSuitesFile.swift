import ComparisonData

/// The measures of a module's suites, written as Swift.
struct MeasuredSuitesFile {
  private let module: String
  private let measures: SuiteMeasures

  /// The module's folder, and what was measured.
  init(_ module: String, _ measures: SuiteMeasures) {
    self.module = module
    self.measures = measures
  }

  /// The file.
  var text: String {
    let suites = measures.suites.sorted { $0.key < $1.key }
    return """
      import ComparisonData

      // Written by  swift run MeasureSuites  from what came of it; not to be edited.

      extension MeasuredSuites {
        /// The suites of \(module).
        static let \(module.lowercased()) = SuiteMeasures(
          faults: \(list(measures.faults.map(\.source), "    ")),
          suites: [
      \(suites.map { "      \(literal($0.key)): \(source(of: $0.value))," }.joined(separator: "\n"))
          ]
        )
      }

      """
  }

  private func source(of suite: SuiteMeasure) -> String {
    let killers = measures.faults.compactMap { fault in
      suite.killers[fault.name].map { "\(literal(fault.name)): \(literal($0))" }
    }
    let lines = suite.lines.map { ".init(\(literal($0.name)), lines: \($0.lines))" }
    let indent = "        "
    return """
      SuiteMeasure(
              doubles: \(list(suite.doubles.map(literal), indent)),
              waits: \(list(suite.waits.map(literal), indent)),
              lines: \(list(lines, indent)),
              killers: \(killers.isEmpty ? "[:]" : list(killers, indent)),
              digest: \(literal(suite.digest))
            )
      """
  }
}

extension SuiteMeasures.Fault {
  fileprivate var source: String {
    let texts = "\(literal(name)), \(literal(summary)), rule: \(literal(rule))"
    return ".init(\(texts), scenario: \(literal(scenario)))"
  }
}

/// A list with an element a line; a comma behind the last one where there are several.
private func list(_ elements: [String], _ indent: String) -> String {
  guard !elements.isEmpty else { return "[]" }
  let comma = elements.count > 1 ? "," : ""
  return "[\n\(indent)  " + elements.joined(separator: ",\n\(indent)  ") + "\(comma)\n\(indent)]"
}

/// A text as Swift writes it.
private func literal(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  return "\"\(escaped)\""
}
