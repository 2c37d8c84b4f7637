import ComparisonData

/// The Swift source of the measured suites of a module.
struct MeasuredSuitesFile {
  private let module: String
  private let measures: SuiteMeasures

  /// Makes the source from the module's folder and its measures.
  init(_ module: String, _ measures: SuiteMeasures) {
    self.module = module
    self.measures = measures
  }

  var text: String {
    let suites = measures.suites.sorted { $0.key < $1.key }
    return """
      import ComparisonData

      // Written by  swift run MeasureSuites  from the results; not to be edited.

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

  /// The argument for the faults that do not apply to a variant; empty where all apply.
  private func inapplicable(in suite: SuiteMeasure, _ indent: String) -> String {
    guard !suite.inapplicable.isEmpty else { return "" }
    return "\n\(indent)inapplicable: \(dictionary(suite.inapplicable, indent)),"
  }

  /// A dictionary literal from fault names to texts, in the order of the faults.
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

/// An array or dictionary literal with one element a line and, for several elements, a trailing comma.
private func list(_ elements: [String], _ indent: String) -> String {
  guard !elements.isEmpty else { return "[]" }
  let comma = elements.count > 1 ? "," : ""
  return "[\n\(indent)  " + elements.joined(separator: ",\n\(indent)  ") + "\(comma)\n\(indent)]"
}

private func literal(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  return "\"\(escaped)\""
}
