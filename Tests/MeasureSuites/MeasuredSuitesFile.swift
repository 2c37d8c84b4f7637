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
    let lines = suite.lines.map { ".init(\(literal($0.name)), lines: \($0.lines))" }
    let indent = "        "
    return """
      SuiteMeasure(
              doubles: \(list(suite.doubles.map(literal), indent)),
              waits: \(list(suite.waits.map(literal), indent)),
              lines: \(list(lines, indent)),
              killers: \(dictionary(suite.killers, indent)),\(inapplicable(in: suite, indent))
              digest: \(literal(suite.digest))
            )
      """
  }

  /// What is said of the faults for which a variant has no place; nothing where it has one for each.
  private func inapplicable(in suite: SuiteMeasure, _ indent: String) -> String {
    guard !suite.inapplicable.isEmpty else { return "" }
    return "\n\(indent)inapplicable: \(dictionary(suite.inapplicable, indent)),"
  }

  /// Texts by the names of faults, in the order of those.
  private func dictionary(_ texts: [String: String], _ indent: String) -> String {
    let pairs = measures.faults.compactMap { fault in
      texts[fault.name].map { "\(literal(fault.name)): \(literal($0))" }
    }
    return pairs.isEmpty ? "[:]" : list(pairs, indent)
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
