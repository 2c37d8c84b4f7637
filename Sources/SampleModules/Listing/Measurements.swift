import ComparisonData

/// The recorded measurements of the folder Measurements; a test fails where they are out of date.
///
/// The command `swift run MeasureSuites` writes the measurements of suites (unit tests of a module's variants). The command
/// `Tests/SampleModulesTests/prove-changes --update` writes the measurements of change requests.
enum Measurements {
  /// The result of each change request in each architecture, by the patch.
  static let proofs = ChangeProof.proofs(text: text(of: "Changes"))

  static func suites(of module: String) -> SuiteMeasures {
    SuiteMeasures(text: text(of: module))
  }

  private static func text(of name: String) -> String {
    let files = EmbeddedTexts.files(in: "Measurements")
    return files.first { "\($0.name)" == name + ".md" }.map { "\($0.text)" } ?? ""
  }
}
