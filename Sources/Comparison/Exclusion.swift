import ComparisonData
import Stage

/// The reason why no measures are taken of a variant.
package enum Exclusion: Hashable, Sendable {
  /// These files are compiled, but the variant's manifest, the list of its counted files, omits them.
  case hiddenFiles([String])
  /// The variant's manifest, the list of its counted files, names these files, but they do not exist.
  case missingFiles([String])
  /// The variant names these methods for a responsibility, but its source does not declare them.
  case missingMethods([String])
  /// This action of the scenario is impossible, or the screen after it differs from the specification.
  case otherScreen(scenario: String, action: String)
  /// The changed specification was never played on the changed source files, or the files have changed since.
  case notVerified

  /// Creates the reason why no measures of a changed source tree are taken; nil if they are taken.
  init?(of tree: ChangedTree) {
    guard let proof = tree.proof else {
      self = .notVerified
      return
    }
    guard let deviation = proof.deviation else { return nil }
    self = .otherScreen(scenario: deviation.scenario, action: deviation.action)
  }

  /// Creates the first reason to exclude a variant, from its files, parsed source and plays of the scenarios; nil if none applies.
  init?(of variant: Variant, _ source: VariantSource, _ plays: [ScenarioPlay]) {
    if !variant.hiddenFiles.isEmpty {
      self = .hiddenFiles(variant.hiddenFiles)
    } else if !variant.missingFiles.isEmpty {
      self = .missingFiles(variant.missingFiles)
    } else if !source.missingMethods.isEmpty {
      self = .missingMethods(source.missingMethods)
    } else if let play = plays.first(where: { !$0.isExempt && !$0.scenarioRun.deviations.isEmpty }),
      let action = play.scenarioRun.deviations.first?.action
    {
      self = .otherScreen(scenario: play.scenario.name, action: action.description)
    } else {
      return nil
    }
  }
}

extension Exclusion: CustomStringConvertible {
  /// The reason as a clause: `in open-empty, after open, the screen is not what it must be`.
  package var description: String {
    switch self {
    case .hiddenFiles(let files): "its manifest leaves out \(files.joined(separator: ", "))"
    case .missingFiles(let files):
      "its manifest names \(files.joined(separator: ", ")), which \(files.count == 1 ? "does" : "do") not exist"
    case .missingMethods(let methods):
      "it names \(methods.joined(separator: ", ")), which its source does not declare"
    case .otherScreen(let scenario, let action):
      "in \(scenario), after \(action), the screen is not what it must be"
    case .notVerified: "its files have changed since the specification was last played on them"
    }
  }
}
