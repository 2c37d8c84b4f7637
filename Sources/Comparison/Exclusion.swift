import ComparisonData
import Stage

/// The reason why a variant has no numbers.
package enum Exclusion: Hashable, Sendable {
  /// Files that are compiled, but missing in the manifest.
  case hiddenFiles([String])
  /// Files that the manifest names, but that do not exist.
  case missingFiles([String])
  /// Methods named for a responsibility that the source does not declare.
  case missingMethods([String])
  /// In a scenario, the screen after an action differs from the specification.
  case otherScreen(scenario: String, action: String)
  /// The files have changed since the changed specification was last played on them.
  case notVerified

  /// Makes the reason why a tree after a change request has no numbers; nil if it has numbers.
  init?(of tree: ChangedTree) {
    guard let proof = tree.proof else {
      self = .notVerified
      return
    }
    guard let deviation = proof.deviation else { return nil }
    self = .otherScreen(scenario: deviation.scenario, action: deviation.action)
  }

  /// Makes the first reason that applies to a variant; nil if none does.
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

// MARK: - CustomStringConvertible

extension Exclusion: CustomStringConvertible {
  /// The reason: `in open-empty, after open, the screen is not what it must be`.
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
