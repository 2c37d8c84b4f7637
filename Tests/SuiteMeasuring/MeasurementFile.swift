import ComparisonData

extension SuiteMeasures {
  /// Returns the text of the file that `SuiteMeasures(text:)` reads.
  package func text(of module: String) -> String {
    let faults = faults.map { fault in
      ["fault \(fault.name) \(fault.scenario): \(fault.summary)", "rule: \(fault.rule)"]
    }
    let suites = suites.sorted { $0.key < $1.key }.map { name, suite in
      ["suite \(name): \(suite.digest)"] + suite.doubles.map { "double: \($0)" }
        + suite.waits.map { "wait: \($0)" } + suite.lines.map { "lines \($0.lines): \($0.name)" }
        + lines("killed", suite.killers) + lines("inapplicable", suite.inapplicable)
    }
    return measurementFile(
      title: "Suites of \(module)",
      writtenBy: "swift run MeasureSuites",
      faults + suites
    )
  }

  /// The lines of texts by the names of faults, in the order of the faults.
  private func lines(_ kind: String, _ texts: [String: String]) -> [String] {
    faults.compactMap { fault in texts[fault.name].map { "\(kind) \(fault.name): \($0)" } }
  }
}

extension ChangeProof {
  /// Returns the text of the file that `ChangeProof.proofs(text:)` reads.
  package static func text(of proofs: [String: ChangeProof]) -> String {
    measurementFile(
      title: "Change requests",
      writtenBy: "Tests/SampleModulesTests/prove-changes --update",
      proofs.sorted { $0.key < $1.key }.map { patch, proof in
        ["change \(patch): \(proof.digest)"]
          + (proof.deviation.map { ["deviation \($0.scenario): \($0.action)"] } ?? [])
          + (proof.suite.map(lines) ?? [])
      }
    )
  }

  private static func lines(of suite: ChangedSuite) -> [String] {
    ["tests: \(suite.files.count) changed"]
      + suite.files.map { "file +\($0.added) -\($0.removed): \($0.name)" }
      + suite.doubles.map { "double: \($0)" }
  }
}

/// Returns the text of a file in `SampleModules/Measurements`; a block is a list of lines.
private func measurementFile(
  title: String,
  writtenBy command: String,
  _ blocks: [[String]]
) -> String {
  """
  # \(title)

  Written by `\(command)`; not to be edited.

  ```text

  \(blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n"))
  ```

  """
}
