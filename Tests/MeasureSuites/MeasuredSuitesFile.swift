import Stage

/// The measures of a module's suites, written as Swift.
struct MeasuredSuitesFile {
  private let module: String
  private let suites: [(architecture: String, suite: SuiteMeasure)]

  /// The module's folder, and each suite by the word of its architecture at the prompt.
  init(_ module: String, _ suites: [(architecture: String, suite: SuiteMeasure)]) {
    self.module = module
    self.suites = suites
  }

  /// The file.
  var text: String {
    """
    import Stage

    // Written by  swift run MeasureSuites  from what came of it; not to be edited.

    extension MeasuredSuites {
      /// The suites of \(module).
      static let \(module.lowercased()): [String: SuiteMeasure] = [
    \(suites.map { "    \(literal($0.architecture)): \($0.suite.source)," }.joined(separator: "\n"))
      ]
    }

    """
  }
}

extension SuiteMeasure {
  fileprivate var source: String {
    """
    SuiteMeasure(
          doubles: \(list(doubles.map(literal))),
          waits: \(list(waits.map(literal))),
          lines: \(list(lines.map { ".init(\(literal($0.name)), lines: \($0.lines))" })),
          faults: \(list(faults.map(\.source))),
          digest: \(literal(digest))
        )
    """
  }
}

extension SuiteMeasure.Fault {
  fileprivate var source: String {
    """
    .init(
              \(literal(name)),
              \(literal(summary)),
              scenario: \(literal(scenario)),
              killer: \(killer.map(literal) ?? "nil")
            )
    """
  }
}

/// A list with an element a line.
private func list(_ elements: [String]) -> String {
  guard !elements.isEmpty else { return "[]" }
  return "[\n" + elements.map { "        \($0),\n" }.joined() + "      ]"
}

/// A text as Swift writes it.
private func literal(_ text: String) -> String {
  let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  return "\"\(escaped)\""
}
