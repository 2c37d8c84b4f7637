import ComparisonData
import Stage
import TerminalText
import Traces

extension ArchitectureComparison {
  /// Sentences that say whether all variants showed the same screens, why variants have no measures, and which exemptions apply.
  var verdicts: StyledText {
    var text = StyledText(verdict + "\n", isSameEverywhere ? .plain : .bad)
    for entry in entries {
      guard let exclusion = entry.exclusion else { continue }
      text += StyledText("\(entry.variant.title) has no numbers: \(exclusion).\n", .bad)
    }
    for exemption in exemptions {
      text += StyledText(
        "\(exemption.architecture) is not held to \(exemption.scenario): \(exemption.reason)\n"
      )
    }
    return text
  }

  var exemptions: [Exemption] {
    let names = entries.map(\.variant.architecture.name)
    return module.exemptions.filter { names.contains($0.architecture) }
  }

  /// The last screen of the scenario; nil if a variant showed a wrong screen at any step, or the module is closed at the end.
  var sharedScreen: Screen? { isSameEverywhere ? scenario.steps.last?.screen : nil }

  private var verdict: String {
    guard isSameEverywhere else { return "The screens are not the same everywhere." }
    let screens =
      switch entries.count {
      case 1: "The screens are as the scenario says"
      case 2: "The screens are the same in both"
      default: "The screens are the same in all \(entries.count)"
      }
    let count = scenario.steps.count
    return "\(screens) (\(count) of \(count) compared)."
  }

  /// One line that lists the files that all variants share, with their numbers of lines of code; empty without shared files.
  var sharedFiles: [String] {
    let shared = SourceOutline(module.sources).files
    guard !shared.isEmpty else { return [] }
    let lines = shared.reduce(0) { $0 + $1.countedLines.count }
    let names = shared.map { "\($0.file) \($0.countedLines.count)" }.joined(separator: ", ")
    return [
      "shared, counted in no variant: \(shared.count.counted("file")), "
        + "\(lines.counted("line")) of code (\(names))"
    ]
  }
}

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
