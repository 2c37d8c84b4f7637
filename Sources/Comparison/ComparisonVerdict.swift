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

  /// The scenarios in which a compared architecture may show other screens, with the reasons.
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
